import {
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { totpOf } from '../../../lib/local/users/totp.ts'
import { totpAt } from '../../totp-at.ts'
import {
  confirmedUser,
  EMAIL,
  local,
  otherThan,
  pool,
  refusal,
  secretHash,
  send,
  signIn,
  usePools,
} from './test-pool.ts'

usePools()

const HALF_MINUTE_MS = 30_000
const verify = (AccessToken: string, UserCode: string) =>
  send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }))
const prefer = (Enabled: boolean) =>
  send(new AdminSetUserMFAPreferenceCommand({ ...pool(), SoftwareTokenMfaSettings: { Enabled } }))

function enter(Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) {
  const { poolId: UserPoolId, clientId: ClientId } = local.users
  const ChallengeResponses = { USERNAME: EMAIL, SECRET_HASH: secretHash(EMAIL), SOFTWARE_TOKEN_MFA_CODE }
  const ChallengeName = 'SOFTWARE_TOKEN_MFA'
  return send(
    new AdminRespondToAuthChallengeCommand({ UserPoolId, ClientId, ChallengeName, Session, ChallengeResponses }),
  )
}

test.each([
  [1, '287082'],
  [37037036, '081804'],
  [41152263, '005924'],
])('codes are those of RFC 6238, appendix B: step %i', (step, code) => {
  expect(totpOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', step)).toBe(code)
})

test('a verified token asks each sign-in for a code, each of which works once', async () => {
  await confirmedUser()
  const { AccessToken } = await signIn()
  await expect(verify(AccessToken, '000000')).rejects.toMatchObject(refusal('SoftwareTokenMFANotFoundException'))
  await expect(prefer(true)).rejects.toMatchObject(refusal('InvalidParameterException'))
  const { SecretCode = '' } = await send(new AssociateSoftwareTokenCommand({ AccessToken }))
  const code = totpAt(SecretCode, local.now)
  await expect(verify(AccessToken, otherThan(code))).rejects.toMatchObject(refusal('EnableSoftwareTokenMFAException'))
  expect((await verify(AccessToken, code)).Status).toBe('SUCCESS')
  expect((await signIn()).AccessToken).not.toBe('')

  await prefer(true)
  const { answer } = await signIn()
  expect(answer).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: expect.any(String) })
  await expect(enter(answer.Session, code)).rejects.toMatchObject(refusal('ExpiredCodeException'))
  const later = totpAt(SecretCode, local.now + HALF_MINUTE_MS)
  await expect(enter(answer.Session, otherThan(later))).rejects.toMatchObject(refusal('CodeMismatchException'))
  await expect(enter('x'.repeat(40), later)).rejects.toMatchObject(refusal('NotAuthorizedException'))
  expect((await enter(answer.Session, later)).AuthenticationResult?.AccessToken).toBeTruthy()
  await expect(enter(answer.Session, later)).rejects.toMatchObject(refusal('NotAuthorizedException'))

  await prefer(false)
  expect((await signIn()).AccessToken).not.toBe('')
})
