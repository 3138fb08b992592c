import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { SmsNotSent } from "../sms/sms-sender.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { normalisedEmail, normalisedPhone, readBody } from "./bodies.ts";
import { makeLinkForUser } from "./mail-links.ts";
import { dropPhoneCode, makePhoneCode, type PhoneCode } from "./phone-codes.ts";
import { requestedPath } from "./redirects.ts";
import { countMail, countSms } from "./send-limits.ts";
import { userJson } from "./user-json.ts";
import { findUserByPhone, type UserRow } from "./users.ts";

const otpBody = z.object({
	phone: z.string().nullish(),
	email: z.string().nullish(),
	channel: z.string().nullish(),
	create_user: z.boolean().nullish(),
});

/**
 * POST /otp: sends a code to a phone, or a link to the mail of an account. Known and unknown ones get the same answer,
 * and a phone the same message: the account is looked up when the code is verified.
 */
export async function sendOneTimeCode(context: AuthContext, request: FastifyRequest) {
	const body = readBody(otpBody, request.body);
	if (body.phone) {
		if (body.channel && body.channel !== "sms") throw notValid("Only SMS is sent here");
		const phone = normalisedPhone(body.phone);
		const mayCreate = body.create_user ?? true;
		await sendPhoneCode(context, null, { purpose: "sms", phone, userId: null, mayCreate }, request.ip);
		return {};
	}
	if (!body.email) throw notValid("One of email or phone must be set");
	if (!context.mail) throw new AuthRefusal(422, "otp_disabled", "No mail is sent from here");
	const email = normalisedEmail(body.email);
	await countMail(context.pool, email);
	const token = await makeLinkForUser(context.pool, "magiclink", email);
	if (token) context.mail.link("magiclink", email, token, requestedPath(context, request));
	return {};
}

/**
 * Makes a code and sends it. `owner` is the account, where the caller knows it; `address` is the caller's network address.
 * @throws AuthRefusal past a limit, or when the message can't be sent
 */
export async function sendPhoneCode(
	context: AuthContext,
	owner: UserRow | null,
	wanted: PhoneCode,
	address: string,
): Promise<void> {
	if (!context.sms) throw new AuthRefusal(400, "phone_provider_disabled", "No SMS is sent from here");
	await countSms(context.pool, wanted.phone, address, context.sms.aDay);
	const user = owner ?? (await findUserByPhone(context.pool, wanted.phone));
	const code = await makePhoneCode(context.pool, context.keys, wanted);
	try {
		await context.sms.send({ ...(user ? userJson(user) : {}), phone: `+${wanted.phone}` }, code);
	} catch (error) {
		if (!(error instanceof SmsNotSent)) throw error;
		context.log.error({ err: error }, "a code could not be sent by SMS");
		await dropPhoneCode(context.pool, wanted);
		throw new AuthRefusal(422, "sms_send_failed", "The SMS could not be sent");
	}
}
