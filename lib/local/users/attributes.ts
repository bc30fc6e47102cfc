import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider'
import { AwsError } from '../aws-json.ts'

/** OpenID Connect's standard attributes, which every pool has (developer guide, "Working with user attributes"). */
const STANDARD = new Set(
  `address birthdate email email_verified family_name gender given_name locale middle_name name nickname
  phone_number phone_number_verified picture preferred_username profile updated_at website zoneinfo`.split(/\s+/),
)

/** The attributes a call may write. A client may not say that its address is verified; an administrator may. */
export function readAttributes(list: AttributeType[] = [], by: 'client' | 'administrator'): Record<string, string> {
  for (const { Name = '' } of list) {
    if (Name === 'sub') throw new AwsError('InvalidParameterException', 'Cannot modify the non-mutable attribute sub')
    if (!STANDARD.has(Name) && !/^custom:\w{1,20}$/.test(Name)) {
      const reason = `Type for attribute {${Name}} could not be determined`
      throw new AwsError('InvalidParameterException', `Attributes did not conform to the schema: ${reason}`)
    }
    if (by === 'client' && Name.endsWith('_verified')) {
      throw new AwsError('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
    }
  }
  return Object.fromEntries(list.map(({ Name = '', Value = '' }) => [Name, Value]))
}
