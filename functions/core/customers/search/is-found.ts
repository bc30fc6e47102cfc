import type { ContactQuery } from '#contract/customers/contact-query.ts'
import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { deskNamed, desksAskedFor } from '../contacts/desk-names.ts'
import type { ContactItem } from '../contacts/entity.ts'
import type { Beside } from './find-beside.ts'
import { fits } from './fits-query.ts'
import { fitsSearch } from './fits-search.ts'

type Reader = Pick<Ctx, 'caller' | 'now'>

/** True if the caller may see a contact, and it fits a query's filters and assignee; its search is not looked at. */
export const isWanted = (
  { caller, now }: Reader,
  query: ContactQuery,
  contact: ContactItem,
  beside: Beside | undefined,
): boolean =>
  maySee(caller, contact.assignee) &&
  (query.assignee === undefined || desksAskedFor({ caller }, query.assignee).includes(deskNamed(contact.assignee))) &&
  fits(contact, query, now, beside)

/** True if `findPeople` finds a contact by this query. */
export const isFound = (
  reader: Reader,
  query: ContactQuery,
  contact: ContactItem,
  beside: Beside | undefined,
): boolean => isWanted(reader, query, contact, beside) && (!query.search || fitsSearch(contact, query.search))
