import { optionalVariable, variable } from '../../platform/environment.ts'

type Verify = (accessToken: string) => Promise<SignedClaims | undefined>
/** Claims of an access token with a verified signature, issuer, client and use; its expiry was not checked. */
type SignedClaims = { sub: string; origin_jti?: string; auth_time: number; exp: number; client_id: string }

let verifying: Promise<Verify> | undefined

/** True for a token of a sign-in by a provider. */
export const isByProvider = ({ client_id }: SignedClaims) => client_id === optionalVariable('PROVIDER_CLIENT_ID')

/** Verifies access tokens of our user pool; undefined for any other. Loaded on first use, which webhooks never need. */
export async function verifySignature(accessToken: string): Promise<SignedClaims | undefined> {
  verifying ??= openVerifier()
  const verify = await verifying
  return verify(accessToken)
}

async function openVerifier(): Promise<Verify> {
  const [{ CognitoJwtVerifier }, { SimpleJwksCache }, { SimpleFetcher }, { JwtBaseError, FetchError }] =
    await Promise.all([
      import('aws-jwt-verify'),
      import('aws-jwt-verify/jwk'),
      import('aws-jwt-verify/https'),
      import('aws-jwt-verify/error'),
    ])
  const clients = [variable('USER_POOL_CLIENT_ID'), optionalVariable('PROVIDER_CLIENT_ID')]
  const ids = { userPoolId: variable('USER_POOL_ID'), clientId: clients.filter((one) => one !== undefined) }
  const keys = optionalVariable('JWKS_URL')
  // the library supports only https; the local pool's keys are at a plain http URL
  const fetcher = keys ? { fetch: async () => (await fetch(keys)).arrayBuffer() } : new SimpleFetcher()
  const verifier = CognitoJwtVerifier.create(
    { ...ids, tokenUse: 'access', graceSeconds: Infinity },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  )

  return async (accessToken) => {
    try {
      const claims = await verifier.verify(accessToken)
      return isBegun(claims.nbf) ? claims : undefined
    } catch (error) {
      if (error instanceof JwtBaseError && !(error instanceof FetchError)) return
      throw error
    }
  }
}

/** The grace period for reading expired tokens would also admit one before its start time. */
const isBegun = (notBefore: unknown) => notBefore === undefined || Number(notBefore) * 1000 <= Date.now()
