import { useSearchParams } from 'react-router'
import { TEMPLATE_CATEGORIES, TEMPLATE_STATUSES } from '#contract/messaging/template-facts.ts'

/** The filters of the templates, from the page's URL. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const status = TEMPLATE_STATUSES.find((one) => one === params.get('status'))
  const category = TEMPLATE_CATEGORIES.find((one) => one === params.get('category'))
  return {
    query: { status, category },
    isSet: Boolean(status ?? category),
    set: (name: 'status' | 'category', value: string) =>
      setParams(
        (known) => {
          if (value) known.set(name, value)
          else known.delete(name)
          return known
        },
        { replace: true },
      ),
    clear: () => setParams({}, { replace: true }),
  }
}
export type Filters = ReturnType<typeof useFilters>
