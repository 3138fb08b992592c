import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AccountMail } from "../mail/account-mail.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { normalisedEmail, normalisedPhone, readBody } from "./bodies.ts";
import { makeLinkForUser, repeatSignUpLink } from "./mail-links.ts";
import { sendPhoneCode } from "./otp.ts";
import { requestedPath } from "./redirects.ts";
import { countMail } from "./send-limits.ts";

/** POST /recover: mails a link by which a forgotten password is replaced. Same answer without an account. */
export async function recoverPassword(context: AuthContext, request: FastifyRequest) {
	const body = readBody(z.object({ email: z.string() }), request.body);
	const mail = requireMail(context);
	const email = normalisedEmail(body.email);
	await countMail(context.pool, email);
	const token = await makeLinkForUser(context.pool, "recovery", email);
	if (token) mail.link("recovery", email, token, requestedPath(context, request));
	return {};
}

const resendBody = z.object({ type: z.string(), email: z.string().nullish(), phone: z.string().nullish() });

/** POST /resend: sends the mail of a sign-up, or the code of a phone, once more. Same answer when nothing is pending. */
export async function resend(context: AuthContext, request: FastifyRequest) {
	const body = readBody(resendBody, request.body);
	if (body.type === "sms" && body.phone) {
		const phone = normalisedPhone(body.phone);
		await sendPhoneCode(context, null, { purpose: "sms", phone, userId: null, mayCreate: true }, request.ip);
		return {};
	}
	if (body.type !== "signup" || !body.email) throw notValid("Missing one of these types: signup, sms");
	const mail = requireMail(context);
	const email = normalisedEmail(body.email);
	await countMail(context.pool, email);
	const waiting = await repeatSignUpLink(context.pool, email);
	const token = (await makeLinkForUser(context.pool, "signup", email)) ?? waiting;
	if (token) mail.link("signup", email, token, requestedPath(context, request));
	return {};
}

function requireMail({ mail }: AuthContext): AccountMail {
	if (!mail) throw new AuthRefusal(400, "email_provider_disabled", "No mail is sent from here");
	return mail;
}
