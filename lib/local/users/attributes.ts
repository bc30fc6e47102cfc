import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider'
import { SIGN_UP_ATTRIBUTES } from '../../user-attributes.ts'
import { AwsError } from '../aws-json.ts'

/** OpenID Connect's standard attributes, which every pool has (developer guide, "Working with user attributes"). */
const STANDARD = new Set(
  `address birthdate email email_verified family_name gender given_name locale middle_name name nickname
  phone_number phone_number_verified picture preferred_username profile updated_at website zoneinfo`.split(/\s+/),
)

const WRITABLE = new Set<string>([
  ...SIGN_UP_ATTRIBUTES.standard,
  ...SIGN_UP_ATTRIBUTES.custom.map((name) => `custom:${name}`),
])

/** The attributes that a call may write: the client those it was granted, an administrator all in the schema. */
export function readAttributes(list: AttributeType[] = [], by: 'client' | 'administrator'): Record<string, string> {
  for (const { Name = '' } of list) {
    if (Name === 'sub') throw new AwsError('InvalidParameterException', 'Cannot modify the non-mutable attribute sub')
    if (!STANDARD.has(Name) && !/^custom:\w{1,20}$/.test(Name)) {
      const reason = `Type for attribute {${Name}} could not be determined`
      throw new AwsError('InvalidParameterException', `Attributes did not conform to the schema: ${reason}`)
    }
    if (by === 'client' && !WRITABLE.has(Name)) {
      throw new AwsError('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
    }
  }
  return Object.fromEntries(list.map(({ Name = '', Value = '' }) => [Name, Value]))
}
