import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
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

/** The pool under test, what it mailed, what it asked the trigger, and its clock. */
export const local = {} as {
  dir: string
  users: Awaited<ReturnType<typeof startUsers>>
  url: string
  mails: OutgoingMail[]
  events: CustomMessageEvent[]
  now: number
  trigger: (event: CustomMessageEvent) => unknown
  sendMail: UsersOptions['sendMail']
}

/** The product's trigger: a page whose link stands in a paragraph of its own. */
function writeMail(event: CustomMessageEvent) {
  const link = `${LINK}{####}`.replace('&', '&amp;')
  const emailMessage = `<h1>Welcome</h1><p>Your code: {####}</p><p><a href="${link}">Verify</a></p>`
  return { ...event, response: { emailSubject: 'Verify your e-mail', emailMessage } }
}

export async function start(options: Partial<UsersOptions> = {}) {
  const invoke = async (name: string, event: unknown) => {
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

beforeEach(async () => {
  const dir = newFolder('users')
  // Making an RSA key is most of a fresh pool's start: the tests of a file share one.
  if (existsSync(join(first, KEY))) copyFileSync(join(first, KEY), join(dir, KEY))
  Object.assign(local, { dir, mails: [], events: [], now: Date.now(), trigger: writeMail })
  local.sendMail = async (mail) => local.mails.push(mail)
  await start()
  copyFileSync(join(dir, KEY), join(first, KEY))
})
afterEach(() => local.users.stop())

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
/** Sends through the real client of the SDK. */
export const send: CognitoIdentityProviderClient['send'] = (command: never) =>
  new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint: local.url, credentials }).send(command)

export const pool = () => ({ UserPoolId: local.users.poolId, Username: EMAIL })
export const client = () => ({ ClientId: local.users.clientId, Username: EMAIL })
export const codeIn = (mail: Partial<OutgoingMail> | undefined) => mail?.text?.match(/\b\d{6}\b/)?.[0] ?? ''
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
export const refusal = (name: string, message?: string) => (message ? { name, message } : { name })

export const signUp = (extra = {}) => send(new SignUpCommand({ ...client(), Password: PASSWORD, ...extra }))
export const confirm = (ConfirmationCode: string, extra = {}) =>
  send(new ConfirmSignUpCommand({ ...client(), ConfirmationCode, ...extra }))
export const resend = (extra = {}) => send(new ResendConfirmationCodeCommand({ ...client(), ...extra }))
export const forgot = (extra = {}) => send(new ForgotPasswordCommand({ ...client(), ...extra }))
export const reset = (ConfirmationCode: string, Password = 'Another1horse', extra = {}) =>
  send(new ConfirmForgotPasswordCommand({ ...client(), ConfirmationCode, Password, ...extra }))
export const read = (extra = {}) => send(new AdminGetUserCommand({ ...pool(), ...extra }))

type Flow = 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH'
const auth = (AuthFlow: Flow, AuthParameters: Record<string, string>) => {
  const { poolId: UserPoolId, clientId: ClientId } = local.users
  return send(new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters }))
}

export async function signIn(password = PASSWORD, username = EMAIL) {
  const answer = await auth('ADMIN_USER_PASSWORD_AUTH', { USERNAME: username, PASSWORD: password })
  const { AccessToken = '', IdToken = '', RefreshToken = '' } = answer.AuthenticationResult ?? {}
  return { AccessToken, IdToken, RefreshToken, answer }
}

export async function refresh(token: string) {
  return (await auth('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: token })).AuthenticationResult
}

export async function confirmedUser(extra = {}) {
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
