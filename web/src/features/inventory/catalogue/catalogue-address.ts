import { SORTS, type Sort } from '#contract/stock/inventory.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'

/** Filters of the catalogue in addition to the search, named as in the API and the URL. */
export interface Filters {
  make?: string
  year_min?: number
  year_max?: number
  price_min?: number
  price_max?: number
  mileage_max?: number
}
export interface CatalogueView extends Filters {
  page: number
  search: string
  sort_by: Sort
}

const DEFAULT_SORT: Sort = 'created_at_desc'
export const NUMBER_FILTERS = ['year_min', 'year_max', 'price_min', 'price_max', 'mileage_max'] as const

/** Parses a URL's query; invalid values are ignored. */
export function readAddress(params: URLSearchParams): CatalogueView {
  const view: CatalogueView = {
    page: whole(params.get('page')) || 1,
    search: (params.get('search') ?? '').slice(0, 100),
    sort_by: SORTS.find((sort) => sort === params.get('sort_by')) ?? DEFAULT_SORT,
  }
  const make = params.get('make')
  if (make) view.make = make.slice(0, VEHICLE_FIELDS.make.max)
  for (const name of NUMBER_FILTERS) {
    const number = whole(params.get(name))
    if (number !== undefined) view[name] = number
  }
  return view
}

/** The URL of a view, without default values. */
export function writeAddress({ page, search, sort_by, ...filters }: CatalogueView): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (sort_by !== DEFAULT_SORT) params.set('sort_by', sort_by)
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== '') params.set(name, String(value))
  }
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

function whole(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
