// The libraries every page begins with, and one field: nothing of ours, and nothing can be lighter with them.
import { createElement } from "react";
import { showBare } from "./bare-page.mjs";

showBare(() => createElement("input", { type: "password", "aria-label": "Password" }));
