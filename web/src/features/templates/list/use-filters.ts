import { useSearchParams } from 'react-router'
import type { Template } from '#contract/messaging/template.ts'
import { TEMPLATE_CATEGORIES, TEMPLATE_STATUSES } from '#contract/telephony/template-facts.ts'
import { useListText } from './texts.ts'

/** The search and filters of the templates, from the page's URL. */
export function useFilters() {
  const t = useListText()
  const [params, setParams] = useSearchParams()
  const status = TEMPLATE_STATUSES.find((one) => one === params.get('status'))
  const category = TEMPLATE_CATEGORIES.find((one) => one === params.get('category'))
  const search = params.get('search') ?? ''
  const set = (changes: { status?: string; category?: string; search?: string }) =>
    setParams(
      (known) => {
        for (const [name, value] of Object.entries(changes)) value ? known.set(name, value) : known.delete(name)
        return known
      },
      { replace: true },
    )
  return {
    query: { status, category },
    search,
    searchFor: (text: string) => set({ search: text }),
    isFound: ({ friendly_name, name, body_text }: Template) =>
      `${friendly_name} ${name} ${body_text}`.toLowerCase().includes(search.toLowerCase()),
    isSet: Boolean(status ?? category) || search !== '',
    choices: [
      {
        label: t('filter_status'),
        value: status ?? '',
        options: [
          { value: '', text: t('all_status') },
          ...TEMPLATE_STATUSES.map((value) => ({ value, text: t(`status_${value}`) })),
        ],
        onChange: (value: string) => set({ status: value }),
      },
      {
        label: t('filter_category'),
        value: category ?? '',
        options: [
          { value: '', text: t('all_categories') },
          ...TEMPLATE_CATEGORIES.map((value) => ({ value, text: t(`category_${value}`) })),
        ],
        onChange: (value: string) => set({ category: value }),
      },
    ],
    clear: () => set({ status: '', category: '', search: '' }),
  }
}
export type Filters = ReturnType<typeof useFilters>
