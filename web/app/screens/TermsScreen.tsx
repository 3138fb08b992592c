import { m } from "#messages/generated/messages.js";
import { LegalText } from "#web/catalogue/legal/LegalText.tsx";
import { TERMS, TERMS_UPDATED } from "#web/catalogue/legal/terms.ts";

export function TermsScreen() {
	return <LegalText title={m.terms_title()} updated={TERMS_UPDATED} sections={TERMS} />;
}
