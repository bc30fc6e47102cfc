import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, isWritten } from '../../platform/table/conflicts.ts'
import { memberPut } from '../accounts/door.ts'
import type { Inherited } from '../accounts/entity.ts'
import { listInvitations } from './door.ts'
import { Invitation, type InvitationItem, invitedAt, invitedBy } from './entity.ts'

/** One of a dealership's invitations, by its id. */
export const findInvitation = async (org: OrgId, id: string) =>
  (await listInvitations(org)).find((one) => one.id === id)

/** All invitations of an address, from any dealership. */
export async function listInvitationsAt(email: string): Promise<InvitationItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Invitation)
    .query({ partition: invitedAt(email) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** Puts a new invitation; false if the dealership has already invited the address. */
export const putInvitation = (invitation: Omit<InvitationItem, 'team' | 'team_at'>) =>
  isConditionMet(
    Invitation.build(PutItemCommand)
      .item({ ...invitation, team: invitedBy(invitation.org), team_at: invitation.updated_at })
      .options({ condition: { attr: 'org', exists: false } })
      .send(),
  )

type Change = Partial<Pick<InvitationItem, 'role' | 'own_role' | 'code_hash' | 'expires_at' | 'language' | 'org_name'>>

/** Changes an existing invitation; false if it was accepted or canceled meanwhile. */
export const changeInvitation = ({ email, org, id }: InvitationItem, change: Change, now: Date) =>
  isConditionMet(
    Invitation.build(UpdateItemCommand)
      .item({
        email,
        org,
        ...change,
        ...('own_role' in change && { own_role: whole(change.own_role) }),
        updated_at: now.toISOString(),
      })
      .options({ condition: { attr: 'id', eq: id } })
      .send(),
  )

/** Cancels an invitation; false if it was accepted meanwhile. */
export const deleteInvitation = ({ email, org, id }: InvitationItem) =>
  isConditionMet(
    Invitation.build(DeleteItemCommand)
      .key({ email, org })
      .options({ condition: { attr: 'id', eq: id } })
      .send(),
  )

interface Joining {
  /** The user pool's `sub`. */
  account: string
  inherited: Inherited
  own_role: InvitationItem['own_role']
  /** True if they entered a code mailed to them. */
  isProven: boolean
  now: Date
}

/** Adds an invited person to the team; false if the invitation has changed, or they are already a member. */
export function putMember(
  invitation: InvitationItem,
  { account, inherited, own_role, isProven, now }: Joining,
): Promise<boolean> {
  const { email, org, first_name, last_name, role, language } = invitation
  const at = now.toISOString()
  return isWritten(
    execute(
      Invitation.build(DeleteTransaction)
        .key({ email, org })
        .options({ condition: { attr: 'updated_at', eq: invitation.updated_at } }),
      memberPut(
        {
          id: account,
          org,
          first_name,
          last_name,
          email,
          role,
          own_role,
          language,
          ...inherited,
          verified_at: isProven ? at : undefined,
          updated_at: at,
        },
        now,
      ),
    ),
  )
}

/** The dealership named in an invitation's own item. */
export const orgOf = ({ org }: InvitationItem): OrgId => provenOrg(org)

/** Replaces a role as a whole, or removes it. */
const whole = (role: InvitationItem['own_role']) => (role ? $set(role) : $remove())
