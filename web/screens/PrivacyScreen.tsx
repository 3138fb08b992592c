import { m } from "#messages/generated/messages.js";
import { LegalText } from "#web/features/legal/LegalText.tsx";
import { PRIVACY, PRIVACY_UPDATED } from "#web/features/legal/privacy.ts";

export function PrivacyScreen() {
	return <LegalText title={m.privacy_title()} updated={PRIVACY_UPDATED} sections={PRIVACY} />;
}
