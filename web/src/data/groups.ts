import { contacts } from '#contract/customers/contacts.ts'
import { groups } from '#contract/customers/groups.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { readAgain, thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type Group = Output<typeof groups.list>['data'][number]
type NewGroup = Input<typeof groups.create>['body']
/** The members of a group: a filter's matches, or a manual list. */
export type Members = Pick<NewGroup, 'conditions'> | Pick<NewGroup, 'contact_ids'>

export const useGroups = () => useRow(groups.list, {})
export const useProposals = (isWanted: boolean) => useRow(groups.proposals, isWanted ? {} : null)
export const useGroupPeople = (id: string, cursor: string | undefined) =>
  useRow(groups.contacts, { params: { id }, query: { cursor } })
export const readGroups = () => readAgain(groups.list)

export const createGroup = (body: NewGroup) => thenRead(call(groups.create, { body }), groups.list)
export const renameGroup = (id: string, name: string) =>
  thenRead(call(groups.update, { params: { id }, body: { name } }), groups.list)
export const removeGroup = (id: string) => thenRead(call(groups.remove, { params: { id } }), groups.list)

/** Changes a group's members. */
const changePeople = (id: string, body: Input<typeof groups.update>['body']) =>
  thenRead(call(groups.update, { params: { id }, body }), groups.list, groups.contacts, contacts.list)
export const changeConditions = (id: string, conditions: Group['conditions'] & object) =>
  changePeople(id, { conditions })
export const changeMembers = (id: string, body: { add_contact_ids: string[] } | { remove_contact_ids: string[] }) =>
  changePeople(id, body)
