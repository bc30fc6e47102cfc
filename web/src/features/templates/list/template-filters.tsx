import { Flex } from '@chakra-ui/react'
import { TEMPLATE_CATEGORIES, TEMPLATE_STATUSES } from '#contract/messaging/template-facts.ts'
import { Select } from '../../../ui/choice.tsx'
import { useListText } from './texts.ts'
import type { Filters } from './use-filters.ts'

export function TemplateFilters({ filters: { query, set } }: { filters: Filters }) {
  const t = useListText()
  return (
    <Flex gap="3" wrap="wrap">
      <Select
        width={{ base: 'full', sm: '52' }}
        field={{ bg: 'bg.panel', 'aria-label': t('filter_status') }}
        value={query.status ?? ''}
        options={[
          { value: '', text: t('all_status') },
          ...TEMPLATE_STATUSES.map((value) => ({ value, text: t(`status_${value}`) })),
        ]}
        onChange={(value) => set('status', value)}
      />
      <Select
        width={{ base: 'full', sm: '52' }}
        field={{ bg: 'bg.panel', 'aria-label': t('filter_category') }}
        value={query.category ?? ''}
        options={[
          { value: '', text: t('all_categories') },
          ...TEMPLATE_CATEGORIES.map((value) => ({ value, text: t(`category_${value}`) })),
        ]}
        onChange={(value) => set('category', value)}
      />
    </Flex>
  )
}
