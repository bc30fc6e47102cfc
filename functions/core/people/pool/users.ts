import type { Language } from '#contract/language.ts'
import { openPool, refusedAs } from './open-pool.ts'

/**
 * An account of the user pool; `sign_up` is the id of the sign-up or invitation that created it: later ones sort later.
 * `replaces`: an earlier sign-up with the address was pending.
 */
export type Account = {
  id: string
  isConfirmed: boolean
  isUnconfirmed: boolean
  first_name: string
  last_name: string
  email: string
  language: Language
  organization: string
  sign_up: string
  replaces: boolean
}
/** A person whose account is created for them. */
type InvitedPerson = Pick<Account, 'first_name' | 'last_name' | 'email' | 'language' | 'sign_up'>
type NewAccount = Omit<Account, 'id' | 'isConfirmed' | 'isUnconfirmed'> & { password: string }

/**
 * Creates an unconfirmed account; the pool mails the code, and this and every later mail says if an earlier sign-up was
 * replaced. `exists` if another call was faster.
 */
export async function signUp(account: NewAccount): Promise<'signed up' | 'exists'> {
  const { sdk, client, ClientId, secretHashOf } = await openPool()
  const input = {
    ClientId,
    SecretHash: secretHashOf(account.email),
    Username: account.email,
    Password: account.password,
    UserAttributes: asAttributes({
      ...attributesOf(account),
      'custom:organization': account.organization,
      'custom:replaces': String(account.replaces),
    }),
  }
  return refusedAs('exists', ['UsernameExistsException'], async () => {
    await client.send(new sdk.SignUpCommand(input))
    return 'signed up' as const
  })
}

/**
 * Creates an invited person's account, with the invitation's id as `sign_up` and a password that must be changed at the
 * first sign-in; returns its id, or `exists` if the address has one. The pool sends no mail.
 */
export async function createAccount(person: InvitedPerson, temporary: string): Promise<{ id: string } | 'exists'> {
  const { sdk, client, UserPoolId } = await openPool()
  const { email } = person
  const input = {
    UserPoolId,
    Username: email,
    MessageAction: 'SUPPRESS',
    TemporaryPassword: temporary,
    UserAttributes: asAttributes({ ...attributesOf(person), email, email_verified: 'true' }),
  } as const
  return refusedAs('exists', ['UsernameExistsException'], async () => {
    const { User } = await client.send(new sdk.AdminCreateUserCommand(input))
    return { id: User?.Username ?? '' }
  })
}

/** Sets an account's password; a `temporary` one must be changed at the next sign-in. Sessions stay alive. */
export async function setPassword(id: string, password: string, kind: 'own' | 'temporary'): Promise<void> {
  const { sdk, client, UserPoolId } = await openPool()
  const input = { UserPoolId, Username: id, Password: password, Permanent: kind === 'own' }
  await client.send(new sdk.AdminSetUserPasswordCommand(input))
}

const attributesOf = (person: Omit<InvitedPerson, 'email'>) => ({
  given_name: person.first_name,
  family_name: person.last_name,
  locale: person.language,
  'custom:sign_up': person.sign_up,
})

const asAttributes = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))

/** The account with an email address or an id. */
export async function findAccount(username: string): Promise<Account | undefined> {
  const { sdk, client, UserPoolId } = await openPool()
  const found = await refusedAs(undefined, ['UserNotFoundException'], () =>
    client.send(new sdk.AdminGetUserCommand({ UserPoolId, Username: username })),
  )
  if (!found) return
  const of = Object.fromEntries((found.UserAttributes ?? []).map(({ Name, Value }) => [Name ?? '', Value ?? '']))
  return {
    id: of.sub ?? '',
    isConfirmed: found.UserStatus === 'CONFIRMED',
    isUnconfirmed: found.UserStatus === 'UNCONFIRMED',
    first_name: of.given_name ?? '',
    last_name: of.family_name ?? '',
    email: of.email ?? '',
    language: of.locale === 'es' ? 'es' : 'en',
    organization: of['custom:organization'] ?? '',
    sign_up: of['custom:sign_up'] ?? '',
    replaces: of['custom:replaces'] === 'true',
  }
}

/** Deletes by id, never by address: a newer sign-up with the address stays. Ignores an account that is already gone. */
export async function deleteAccount(id: string): Promise<void> {
  const { sdk, client, UserPoolId } = await openPool()
  await refusedAs(undefined, ['UserNotFoundException'], () =>
    client.send(new sdk.AdminDeleteUserCommand({ UserPoolId, Username: id })),
  )
}

/** Mails a new confirmation code; the earlier one stops working. */
export async function resendCode(email: string): Promise<void> {
  const { sdk, client, ClientId, secretHashOf } = await openPool()
  const input = { ClientId, SecretHash: secretHashOf(email), Username: email }
  await client.send(new sdk.ResendConfirmationCodeCommand(input))
}

/** Mails a password reset code. */
export async function mailPasswordCode(email: string, language: Language): Promise<void> {
  const { sdk, client, ClientId, secretHashOf } = await openPool()
  const input = { ClientId, SecretHash: secretHashOf(email), Username: email, ClientMetadata: { language } }
  await client.send(new sdk.ForgotPasswordCommand(input))
}

/** The reason for refusing a code is private: an unknown address, a confirmed one and a wrong code look alike. */
const CODE_REFUSALS = [
  'CodeMismatchException',
  'ExpiredCodeException',
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'AliasExistsException',
  'InvalidParameterException',
]

export async function confirmSignUp(email: string, code: string): Promise<'confirmed' | 'refused'> {
  const { sdk, client, ClientId, secretHashOf } = await openPool()
  const input = { ClientId, SecretHash: secretHashOf(email), Username: email, ConfirmationCode: code }
  return refusedAs('refused', CODE_REFUSALS, async () => {
    await client.send(new sdk.ConfirmSignUpCommand(input))
    return 'confirmed' as const
  })
}

/** Sets a password with the code that was requested for it. Sessions stay alive. */
export async function setPasswordByCode(email: string, code: string, password: string): Promise<'set' | 'refused'> {
  const { sdk, client, ClientId, secretHashOf } = await openPool()
  const SecretHash = secretHashOf(email)
  const input = { ClientId, SecretHash, Username: email, ConfirmationCode: code, Password: password }
  return refusedAs('refused', CODE_REFUSALS, async () => {
    await client.send(new sdk.ConfirmForgotPasswordCommand(input))
    return 'set' as const
  })
}
