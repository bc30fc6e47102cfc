import * as z from 'zod/mini'
import { Message, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const writes = ['table:read', 'table:write', 'users', 'keys:csrf'] as const

/** An app's six digits, or a recovery code; spaces are ignored. */
const StepCode = z.pipe(
  z.pipe(
    Text,
    z.transform((code) => code.replace(/\s/g, '')),
  ),
  z.string().check(z.minLength(1), z.maxLength(40)),
)

/** Two-step login: after the password, a code from an authenticator app. */
export const twoStep = {
  /** Starts setting it up: `uri` holds the secret for an app, as a QR code's text. */
  startTotp: route({
    method: 'POST',
    path: '/api/auth/totp',
    access: 'member',
    whileReadOnly: true,
    uses: writes,
    output: z.object({ secret: Text, uri: Text }),
    session: 'renews',
    marks: true,
    beforeTwoStep: true,
  }),
  /**
   * In the browser that started setting it up, ends that, and tells the recovery codes, this once. In one whose login
   * was answered by the challenge `totp`, logs in; after a recovery code another device must be set up.
   */
  verifyTotp: route({
    method: 'POST',
    path: '/api/auth/totp/verify',
    access: 'public',
    uses: writes,
    body: z.object({ code: StepCode }),
    output: z.extend(Message, { recovery_codes: z.optional(z.array(Text)) }),
    session: 'starts',
    marks: true,
  }),
  endTotp: route({
    method: 'DELETE',
    path: '/api/auth/totp',
    access: 'member',
    whileReadOnly: true,
    uses: writes,
    body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(256)) }),
    output: Message,
  }),
}
