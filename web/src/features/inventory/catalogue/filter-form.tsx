import { Input, SimpleGrid } from '@chakra-ui/react'
import { useState } from 'react'
import type { Sort } from '#contract/stock/inventory.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FilterFields } from '../../../ui/filter-drawer.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { useInventoryText } from '../texts.ts'
import { useFieldLabel } from '../use-field-label.ts'
import { type Filters, NUMBER_FILTERS } from './catalogue-address.ts'
import { useSorts } from './sort-select.tsx'

interface FilterFormProps {
  filters: Filters
  makes: readonly string[]
  /** The order, where it stands nowhere else. */
  sort: Sort | undefined
  onApply: (filters: Filters, sort?: Sort) => void
}

/** The form of filters, in addition to the search. */
export function FilterForm({ filters, makes, sort, onApply }: FilterFormProps) {
  const t = useInventoryText()
  const common = useText()
  const label = useFieldLabel()
  const [make, setMake] = useState(filters.make ?? '')
  const sorts = useSorts()
  const [order, setOrder] = useState(sort)
  const [numbers, setNumbers] = useState(() =>
    Object.fromEntries(NUMBER_FILTERS.map((name) => [name, filters[name]?.toString() ?? ''])),
  )
  // A filtered make that is no longer in stock remains visible, and can be removed.
  const offered = make && !makes.includes(make) ? [make, ...makes] : makes

  function apply() {
    const written = NUMBER_FILTERS.flatMap((name) => (numbers[name] ? [[name, Number(numbers[name])]] : []))
    onApply({ ...(make && { make }), ...Object.fromEntries(written) }, order)
  }
  const number = (name: (typeof NUMBER_FILTERS)[number], example: string) => (
    <FormField label={t(name)}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        placeholder={example}
        value={numbers[name]}
        onChange={({ target }) => setNumbers({ ...numbers, [name]: target.value.replace(/\D/g, '').slice(0, 9) })}
      />
    </FormField>
  )
  return (
    <FilterFields
      applyLabel={t('apply')}
      onApply={apply}
      clearLabel={common('clear_filters')}
      onClear={Object.keys(filters).length > 0 ? () => onApply({}) : undefined}
    >
      {order && <Choice label={t('sort')} value={order} options={sorts} onChange={setOrder} />}
      <Choice
        label={label('make')}
        value={make}
        onChange={setMake}
        options={[{ value: '', text: t('all_makes') }, ...offered.map((name) => ({ value: name, text: name }))]}
      />
      <SimpleGrid columns={2} gap="4">
        {number('year_min', '2015')}
        {number('year_max', '2026')}
        {number('price_min', '5000')}
        {number('price_max', '30000')}
      </SimpleGrid>
      {number('mileage_max', '80000')}
    </FilterFields>
  )
}
