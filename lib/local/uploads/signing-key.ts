import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Credentials } from './answer.ts'
import { S3Error } from './s3-error.ts'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Checks a Signature Version 4 (hex) of `text` under a credential `<key id>/<date>/<region>/s3/aws4_request`. */
export function checkSigned(credentials: Credentials, credential: string, text: string, signature: string) {
  const [keyId, date = '', region = '', service, end] = credential.split('/')
  if (keyId !== credentials.accessKeyId)
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS access key Id you provided does not exist in our records.')
  if (service !== 's3' || end !== 'aws4_request')
    throw new S3Error(400, 'AuthorizationHeaderMalformed', 'The credential is not one for s3.')

  const key = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`)
  const expected = hmac(key, text)
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    )
}
