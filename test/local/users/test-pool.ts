import { createHmac } from 'node:crypto'
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { afterEach, beforeEach } from 'vitest'
import type { OutgoingMail } from '../../../lib/local/mail.ts'
import { startUsers, type UsersOptions } from '../../../lib/local/users.ts'
import { newFolder } from '../../new-folder.ts'

type CustomMessageEvent = { triggerSource: string; request: object; response: object }

export const HOUR_MS = 3_600_000
export const EMAIL = 'ana@dealer.test'
export const PASSWORD = 'Correct1horse'
export const LINK = 'https://lotwire.test/email/verify?email=ana%40dealer.test&code='

/** The pool under test, its mails, its events to the trigger, and its clock. */
export const local = {} as {
  dir: string
  users: Awaited<ReturnType<typeof startUsers>>
  url: string
  mails: OutgoingMail[]
  events: CustomMessageEvent[]
  now: number
  trigger: (event: CustomMessageEvent) => unknown
  /** The trigger before tokens are issued; leaves them unchanged until a test sets another. */
  trim: (event: unknown) => unknown
  sendMail: UsersOptions['sendMail']
}

/** The product's trigger: a page whose link is in a paragraph of its own. */
function writeMail(event: CustomMessageEvent) {
  const link = `${LINK}{####}`.replace('&', '&amp;')
  const emailMessage = `<h1>Welcome</h1><p>Your code: {####}</p><p><a href="${link}">Verify</a></p>`
  return { ...event, response: { emailSubject: 'Verify your e-mail', emailMessage } }
}

export async function start(options: Partial<UsersOptions> = {}) {
  const invoke = async (name: string, event: unknown) => {
    if (name === 'pre-token-generation') return local.trim(event)
    if (name !== 'custom-message') throw new Error(`no function ${name}`)
    local.events.push(event as CustomMessageEvent)
    return local.trigger(event as CustomMessageEvent)
  }
  const sendMail = (mail: OutgoingMail) => local.sendMail(mail)
  local.users = await startUsers({ dir: local.dir, invoke, sendMail, now: () => local.now, ...options })
  local.url = local.users.url
}

const KEY = 'signing-key.json'
const first = newFolder('users')

/** A fresh pool for each test of a file. */
export function usePools() {
  beforeEach(async () => {
    const dir = newFolder('users')
    // Generating an RSA key takes most of a new pool's startup, so the tests of a file share one.
    if (existsSync(join(first, KEY))) copyFileSync(join(first, KEY), join(dir, KEY))
    Object.assign(local, { dir, mails: [], events: [], now: Date.now(), trigger: writeMail })
    local.trim = (event) => event
    local.sendMail = async (mail) => local.mails.push(mail)
    await start()
    copyFileSync(join(dir, KEY), join(first, KEY))
  })
  afterEach(() => local.users.stop())
}

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
/** Sends a command with the SDK's real client. */
export const send: CognitoIdentityProviderClient['send'] = (command: never) =>
  new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint: local.url, credentials }).send(command)

export const pool = () => ({ UserPoolId: local.users.poolId, Username: EMAIL })
/** Proof of the client's secret, as Cognito requires it in every call about a user. */
export const secretHash = (username: string) => {
  const { clientId, clientSecret } = local.users
  return createHmac('sha256', clientSecret)
    .update(username + clientId)
    .digest('base64')
}
/** The user that a call of the client is about, unless `extra` says otherwise. */
const about = (extra: { Username?: string }) => {
  const Username = extra.Username ?? EMAIL
  return { ClientId: local.users.clientId, Username, SecretHash: secretHash(Username), ...extra }
}
type Extra = { Username?: string; ClientId?: string; [field: string]: unknown }
export const codeIn = (mail: Partial<OutgoingMail> | undefined) => mail?.text?.match(/\b\d{6}\b/)?.[0] ?? ''
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
export const refusal = (name: string, message?: string) => (message ? { name, message } : { name })

export const signUp = (extra: Extra = {}) => send(new SignUpCommand({ Password: PASSWORD, ...about(extra) }))
export const confirm = (ConfirmationCode: string, extra: Extra = {}) =>
  send(new ConfirmSignUpCommand({ ConfirmationCode, ...about(extra) }))
export const resend = (extra: Extra = {}) => send(new ResendConfirmationCodeCommand(about(extra)))
export const forgot = (extra: Extra = {}) => send(new ForgotPasswordCommand(about(extra)))
export const reset = (ConfirmationCode: string, Password = 'Another1horse', extra: Extra = {}) =>
  send(new ConfirmForgotPasswordCommand({ ConfirmationCode, Password, ...about(extra) }))
export const read = (extra = {}) => send(new AdminGetUserCommand({ ...pool(), ...extra }))

export async function signIn(password = PASSWORD, username = EMAIL) {
  const { poolId: UserPoolId, clientId: ClientId } = local.users
  const AuthParameters = { USERNAME: username, PASSWORD: password, SECRET_HASH: secretHash(username) }
  const answer = await send(
    new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters }),
  )
  const { AccessToken = '', IdToken = '', RefreshToken = '' } = answer.AuthenticationResult ?? {}
  return { AccessToken, IdToken, RefreshToken, answer }
}

export async function refresh(RefreshToken: string) {
  const { clientId: ClientId, clientSecret: ClientSecret } = local.users
  return (await send(new GetTokensFromRefreshTokenCommand({ ClientId, ClientSecret, RefreshToken })))
    .AuthenticationResult
}

export async function confirmedUser(extra: Extra = {}) {
  await signUp(extra)
  await confirm(codeIn(local.mails.at(-1)))
}

export async function attributes() {
  return Object.fromEntries((await read()).UserAttributes?.map(({ Name, Value }) => [Name, Value]) ?? [])
}

/** The claims, as the product's own verifier accepts them. */
export async function verified(token: string, tokenUse: 'access' | 'id' = 'access') {
  const { poolId: userPoolId, clientId, jwks } = local.users
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse })
  verifier.cacheJwks(jwks)
  return verifier.verify(token)
}
