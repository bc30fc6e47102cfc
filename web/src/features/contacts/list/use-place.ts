import { useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { ContactSort } from '#contract/customers/contact-query.ts'
import { type Filters, type ListView, readAddress, writeAddress } from './contacts-address.ts'

/** The user's place in the contacts: filters, page, and open contact, all in the URL. */
export function usePlace() {
  const { search: query, state } = useLocation()
  const navigate = useNavigate()
  const { contactId } = useParams()
  const view = useMemo(() => readAddress(new URLSearchParams(query)), [query])
  const { page, search, sort, ...filters } = view

  const addressOf = (next: ListView, contact = contactId) => ({ pathname: pathOf(contact), search: writeAddress(next) })
  const go = (next: ListView, replace = false) => navigate(addressOf(next), { replace })
  return {
    view,
    filters,
    /** Whom the list shows, on all its pages. */
    query: { ...filters, ...(search && { search }) },
    isFiltered: Object.keys(filters).length > 0,
    /** Leads to this page without reading earlier ones; known if the user came from the previous page. */
    cursor: typeof state?.cursor === 'string' ? state.cursor : undefined,
    contact: contactId,
    addressOfPage: (page: number) => addressOf({ ...view, page }),
    addressOfContact: (id: string | undefined) => ({ pathname: pathOf(id), search: query }),
    /** While a search is typed on, Back leads to before it. */
    search: (text: string) => go({ ...view, search: text, page: 1 }, search !== '' && text !== ''),
    narrow: (wanted: Filters, by: ContactSort) => go({ search, sort: by, ...wanted, page: 1 }),
    filter: (wanted: Filters) => go({ search, sort, ...wanted, page: 1 }),
    clear: () => go({ page: 1, search: '', sort }),
    /** After a contact was saved: the first page, nothing searched for (S1 §9); a group stays open. */
    showFirst: (contact = contactId) =>
      navigate(
        new URLSearchParams(query).has('group')
          ? { pathname: pathOf(contact), search: query }
          : addressOf({ ...view, page: 1, search: '' }, contact),
      ),
    show: (id: string) => navigate({ pathname: pathOf(id), search: query }, { state }),
    leave: () => navigate({ pathname: pathOf(undefined), search: query }, { state }),
  }
}
export type Place = ReturnType<typeof usePlace>

const pathOf = (contact: string | undefined) => (contact ? `/contacts/${encodeURIComponent(contact)}` : '/contacts')
