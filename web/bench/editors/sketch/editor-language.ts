import { cpp } from "@codemirror/lang-cpp";
import type { Extension } from "@codemirror/state";

/** C++: the colours of its words, where a line is indented, which brackets belong together. */
export const editorLanguage: Extension = cpp();
