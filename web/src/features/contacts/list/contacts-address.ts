import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { CONTACT_SORTS, type ContactQuery, type ContactSort } from '#contract/customers/contact-query.ts'
import { type FieldCondition, FieldConditions } from '#contract/customers/custom.ts'
import { isBare } from '#contract/customers/field-kinds.ts'
import { SOURCE_KINDS } from '#contract/customers/source-kinds.ts'

/** The list's filters besides the search, named as in the API and the URL. */
export type Filters = Omit<ContactQuery, 'search'>
export interface ListView extends Filters {
  page: number
  search: string
  sort: ContactSort
}

const DEFAULT_SORT: ContactSort = 'created_at_desc'

/** Reads a view from the URL; invalid values are ignored. */
export function readAddress(params: URLSearchParams): ListView {
  const text = (name: string) => params.get(name)?.slice(0, 80) || undefined
  const campaign = text('campaign')
  const filters: Filters = {
    stage: text('stage'),
    label: text('label'),
    assignee: text('assignee'),
    channel: (Object.keys(CHANNELS) as Channel[]).find((channel) => channel === params.get('channel')),
    source: SOURCE_KINDS.find((kind) => kind === params.get('source')),
    make: text('make'),
    silent: whole(params.get('silent')),
    opted_out: isOn(params.get('opted_out')),
    campaign,
    replied: campaign === undefined ? undefined : isOn(params.get('replied')),
    custom: readConditions(params.get('custom') ?? '').filter(({ test, value }) => isBare(test) || value !== undefined),
  }
  return {
    page: whole(params.get('page')) ?? 1,
    search: (params.get('search') ?? '').slice(0, 100),
    sort: CONTACT_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    ...onlyGiven(filters),
  }
}

/** The address of a view, without what goes without saying. */
export function writeAddress({ page, search, sort, ...filters }: ListView): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (sort !== DEFAULT_SORT) params.set('sort', sort)
  for (const [name, value] of Object.entries(onlyGiven(filters))) params.set(name, textOf(value))
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

/** Filters as a form holds them, and back; what is not valid is left out. */
export const writtenOf = (filters: Filters & { sort?: ContactSort }): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, textOf(value)]))
export function readWritten(written: Record<string, string>): { filters: Filters; sort: ContactSort } {
  const { page: _page, search: _search, sort, ...filters } = readAddress(new URLSearchParams(written))
  return { filters, sort }
}

const onlyGiven = (filters: Filters): Filters =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
  )
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
/** As an address has it, and the API takes it. */
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
/** Conditions on own fields, those that nobody has finished too. */
export const readConditions = (written: string): FieldCondition[] => FieldConditions.safeParse(written).data ?? []

const isOn = (text: string | null) => text === 'true' || (text === 'false' ? false : undefined)
const whole = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)
