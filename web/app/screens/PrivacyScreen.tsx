import { m } from "#messages/generated/messages.js";
import { LegalText } from "#web/catalogue/legal/LegalText.tsx";
import { PRIVACY, PRIVACY_UPDATED } from "#web/catalogue/legal/privacy.ts";

export function PrivacyScreen() {
	return <LegalText title={m.privacy_title()} updated={PRIVACY_UPDATED} sections={PRIVACY} />;
}
