import * as z from 'zod/mini'
import { Flag, Id, Message, Moment, oneLine, says, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { route } from '#contract/route.ts'
import { Email, Password } from './credentials.ts'
import { PersonName } from './person-fields.ts'
import { CSRF_PATH, REFRESH_PATH } from './session-paths.ts'

/** A mailed code: six digits; spaces are ignored. */
const Code = z.pipe(
  z.pipe(
    Text,
    z.transform((code) => code.replace(/\s/g, '')),
  ),
  z.string().check(z.minLength(1), z.maxLength(20)),
)

/** An existing password, or a wrong one: the user pool decides whether it is correct. */
const AnyPassword = z.string().check(z.maxLength(256))

/** The code in an invitation's link. */
const InvitationCode = z.string().check(z.minLength(1), z.maxLength(60))

/** The message for a sign-up or login without these fields (S1 §5). */
const REQUIRED = says('login_incomplete')
const given = <S extends z.ZodMiniType<unknown, string>>(schema: S) =>
  z.pipe(z.string(REQUIRED).check(z.minLength(1, REQUIRED)), schema)

/** A device on which the user is signed in. */
const SignIn = z.object({
  id: Text,
  /** Common names such as "Chrome" and "Windows"; empty if unknown. */
  browser: Text,
  system: Text,
  kind: z.enum(['computer', 'phone', 'tablet']),
  address: Text,
  since: Moment,
  last_seen_at: Moment,
  is_current: Flag,
})
export type SignIn = z.infer<typeof SignIn>

/** Sign-up, login and logout (S1 §5, §7). Every response is the same for a known and an unknown address. */
export const auth = {
  csrfCookie: route({
    method: 'GET',
    path: CSRF_PATH,
    access: 'public',
    uses: ['keys:csrf'],
    output: z.undefined(),
    answers: 'empty',
    session: 'keeps',
  }),
  signup: route({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    uses: ['table:write', 'passwords:encrypt', 'queue:open-accounts', 'keys:csrf'],
    body: z.object({
      email: given(Email),
      password: given(Password),
      firstName: PersonName,
      lastName: PersonName,
      organization: z.string().check(oneLine(), z.trim(), z.minLength(1), z.maxLength(120)),
      language: z._default(Language, 'en'),
    }),
    output: Message,
    marks: true,
  }),
  verify: route({
    method: 'POST',
    path: '/api/auth/verify',
    access: 'public',
    uses: ['table:read', 'table:write', 'users', 'trials', 'queue:open-accounts', 'keys:csrf'],
    /** The password is required from every browser except the one that signed up. */
    body: z.object({ email: Email, code: Code, password: z.optional(AnyPassword) }),
    /** False if only a login may follow: the sign-up is hours old, or a code of two-step login is needed. */
    output: z.extend(Message, { is_signed_in: Flag }),
    session: 'starts',
    marks: true,
  }),
  resend: route({
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'public',
    uses: ['table:write', 'queue:open-accounts', 'keys:csrf'],
    body: z.object({ email: Email }),
    output: Message,
    marks: true,
  }),
  login: route({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    /** A person who joins with a temporary password is mailed a code. */
    uses: ['table:read', 'table:write', 'users', 'trials', 'queue:open-accounts', 'keys:csrf'],
    /** `new_password` replaces a temporary password (`new_password_required`). */
    body: z.object({ email: given(Email), password: given(AnyPassword), new_password: z.optional(Password) }),
    /** `challenge`: the password is correct, and a code is asked as well (two-step.ts). */
    output: z.extend(Message, { challenge: z.optional(z.literal('totp')) }),
    session: 'starts',
    marks: true,
  }),
  refresh: route({
    method: 'POST',
    path: REFRESH_PATH,
    access: 'public',
    uses: ['table:read', 'table:write', 'users', 'keys:csrf'],
    output: Message,
    session: 'renews',
  }),
  logout: route({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    uses: ['table:read', 'table:write', 'users', 'keys:csrf'],
    output: Message,
    session: 'ends',
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    uses: ['table:write', 'queue:open-accounts', 'keys:csrf'],
    body: z.object({ email: Email }),
    output: Message,
    marks: true,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    uses: ['table:read', 'table:write', 'users', 'keys:csrf'],
    body: z.object({ email: Email, code: Code, password: Password }),
    output: Message,
    marks: true,
  }),
  /** Joins the inviting dealership with a new password, and signs in. */
  acceptInvitation: route({
    method: 'POST',
    path: '/api/auth/accept-invitation',
    access: 'public',
    uses: ['table:read', 'table:write', 'users', 'keys:csrf'],
    body: z.object({ email: Email, code: InvitationCode, password: Password }),
    output: Message,
    session: 'starts',
    marks: true,
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'users', 'keys:csrf'],
    body: z.object({ password: AnyPassword.check(z.minLength(1)), new_password: Password }),
    output: Message,
  }),
  sessions: route({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(SignIn) }),
  }),
  /** Ends one of the user's own sessions; `all` means all but the current one. */
  endSession: route({
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: z.object({ id: Id }),
    output: Message,
  }),
}
