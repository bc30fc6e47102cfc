import { randomUUID } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import type { RoleName } from '#contract/fields.ts'
import type { Language } from '#contract/language.ts'
import { memberPut } from '../../../functions/core/people/accounts/door.ts'

export interface Member {
  org: string
  org_name: string
  org_timezone?: string
  first_name: string
  last_name: string
  email: string
  password: string
  role: RoleName
  language?: Language
  is_system_admin?: boolean
  sees_all_chats?: boolean
  /** When they joined; now if absent. */
  joined_at?: Date
}

let client: CognitoIdentityProviderClient | undefined

/** Adds a person to an organization, able to sign in: account and user item. Reads the local cloud's environment. */
export async function addMember({ password, joined_at = new Date(), ...member }: Member): Promise<{ id: string }> {
  client ??= new CognitoIdentityProviderClient({})
  const pool = { UserPoolId: process.env.USER_POOL_ID, Username: member.email }
  const { User: created } = await client.send(
    new AdminCreateUserCommand({
      ...pool,
      MessageAction: 'SUPPRESS',
      TemporaryPassword: `Aa1${randomUUID()}`,
      UserAttributes: [
        { Name: 'email', Value: member.email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'given_name', Value: member.first_name },
        { Name: 'family_name', Value: member.last_name },
      ],
    }),
  )
  await client.send(new AdminSetUserPasswordCommand({ ...pool, Password: password, Permanent: true }))
  const id = created?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? ''
  await execute(memberPut({ ...member, id, verified_at: joined_at.toISOString() }, joined_at))
  return { id }
}
