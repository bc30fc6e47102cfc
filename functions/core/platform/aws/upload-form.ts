import { createHmac } from 'node:crypto'
import { optionalVariable, variable } from '../environment.ts'
import { SIGNED_SECONDS } from './bucket-files.ts'
import { nameHeader } from './name-header.ts'

interface Upload {
  /** The bucket's name and URL. */
  bucket: string | undefined
  url: string
  key: string
  /** The only content type that is accepted. */
  type: string
  filename: string
  maxBytes: number
  now: Date
}

/**
 * A form with which a browser uploads one file of at most `maxBytes` to a bucket within five minutes: its fields, then
 * the file as `file`. https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export function uploadForm({ bucket, url, key, type, filename, maxBytes, now }: Upload) {
  const AWS_ACCESS_KEY_ID = variable('AWS_ACCESS_KEY_ID')
  const AWS_SECRET_ACCESS_KEY = variable('AWS_SECRET_ACCESS_KEY')
  const AWS_SESSION_TOKEN = optionalVariable('AWS_SESSION_TOKEN')
  const AWS_REGION = variable('AWS_REGION')
  const at = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = [at.slice(0, 8), AWS_REGION, 's3', 'aws4_request']
  const fields = {
    key,
    'Content-Type': type,
    'x-amz-meta-filename': nameHeader(filename),
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': [AWS_ACCESS_KEY_ID, ...scope].join('/'),
    'x-amz-date': at,
    ...(AWS_SESSION_TOKEN && { 'x-amz-security-token': AWS_SESSION_TOKEN }),
  }
  const conditions = [
    { bucket },
    ['content-length-range', 1, maxBytes],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ]
  const expiration = new Date(now.getTime() + SIGNED_SECONDS * 1000).toISOString()
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
  const signingKey = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${AWS_SECRET_ACCESS_KEY}`)
  const signature = hmac(signingKey, policy).toString('hex')
  return { url, fields: { ...fields, policy, 'x-amz-signature': signature } as Record<string, string> }
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
