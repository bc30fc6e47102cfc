import { useContacts } from '../../../data/contacts.ts'
import type { Columns } from './use-columns.ts'
import type { Place } from './use-place.ts'

const PER_PAGE = 20

/** A page of the list; while the next one is fetched, the one before stays. */
export const useListPage = ({ view, cursor }: Place, { hasAny }: Pick<Columns, 'hasAny'>) =>
  useContacts({ ...view, cursor, per_page: PER_PAGE, include: hasAny ? 'custom' : undefined })
export type ListPage = NonNullable<ReturnType<typeof useListPage>['data']>
