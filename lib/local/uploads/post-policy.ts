import type { Credentials } from './answer.ts'
import { S3Error } from './s3-error.ts'
import { checkSigned } from './signing-key.ts'

/** Fields that need no condition in the policy. */
const FREE = ['policy', 'x-amz-signature', 'file']

const denied = (message: string) => new S3Error(403, 'AccessDenied', `Invalid according to Policy: ${message}`)

export type Limits = { least: number; most: number }

/** Checks a form against its own signed policy, as S3 does; returns its file's limits. Field names are lower case. */
export function checkPolicy(fields: Record<string, string>, credentials: Credentials): Limits {
  const { policy = '', 'x-amz-signature': signature = '', 'x-amz-credential': credential = '' } = fields
  if (!policy) throw new S3Error(403, 'AccessDenied', 'Access Denied')
  checkSigned(credentials, credential, policy, signature)

  const { expiration, conditions } = parse(policy)
  if (!(Date.parse(expiration) > Date.now())) throw denied('Policy expired.')
  const limits = { least: 0, most: Number.POSITIVE_INFINITY }
  const named = new Set<string>()
  for (const condition of conditions.flatMap(normalize)) {
    if (condition[0] === 'content-length-range') {
      limits.least = Math.max(limits.least, Number(condition[1]))
      limits.most = Math.min(limits.most, Number(condition[2]))
      continue
    }
    const [kind, name, value] = condition as [string, string, string]
    const field = name.replace(/^\$/, '').toLowerCase()
    named.add(field)
    const given = fields[field] ?? ''
    const holds = kind === 'eq' ? given === value : kind === 'starts-with' && given.startsWith(value)
    if (!holds) throw denied(`Policy Condition failed: ${JSON.stringify(condition)}`)
  }
  const extra = Object.keys(fields).filter(
    (name) => !named.has(name) && !FREE.includes(name) && !name.startsWith('x-ignore-'),
  )
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`)
  return limits
}

type Policy = { expiration: string; conditions: unknown[] }

function parse(policy: string): Policy {
  try {
    const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString('utf8'))
    if (typeof expiration === 'string' && Array.isArray(conditions)) return { expiration, conditions }
  } catch {
    // Refused below, like one that says too little.
  }
  throw new S3Error(400, 'InvalidPolicyDocument', 'The content of the form does not meet its policy.')
}

/** `{ a: 1 }` means `["eq", "$a", 1]`. */
function normalize(condition: unknown): unknown[][] {
  if (Array.isArray(condition)) return [[String(condition[0]).toLowerCase(), ...condition.slice(1)]]
  return Object.entries(condition as object).map(([name, value]) => ['eq', `$${name}`, String(value)])
}
