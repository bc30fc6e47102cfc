import { Button, CloseButton, Drawer, Input, NativeSelect, Portal, SimpleGrid, Stack } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { useInventoryText } from '../texts.ts'
import { useFieldLabel } from '../use-field-label.ts'
import { type Filters, NUMBER_FILTERS } from './catalogue-address.ts'
import type { Place } from './use-place.ts'

/** Which vehicles are wanted, beside the search; takes effect at once for the whole form. */
export function FilterDrawer({ place, makes }: { place: Place; makes: readonly string[] }) {
  const t = useInventoryText()
  const common = useText()
  const [isOpen, setOpen] = useState(false)
  const active = Object.keys(place.filters).length
  return (
    <Drawer.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)} lazyMount unmountOnExit size="sm">
      <Drawer.Trigger asChild>
        <Button variant="outline" colorPalette="gray" bg="bg.panel" flexShrink="0">
          <SlidersHorizontal aria-hidden />
          {active > 0 ? t('filters_on', { count: active }) : t('filters')}
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{t('filters')}</Drawer.Title>
            </Drawer.Header>
            <FilterForm
              filters={place.filters}
              makes={makes}
              onApply={(filters) => {
                place.filter(filters)
                setOpen(false)
              }}
            />
            <Drawer.CloseTrigger asChild>
              <CloseButton aria-label={common('close')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

interface FilterFormProps {
  filters: Filters
  makes: readonly string[]
  onApply: (filters: Filters) => void
}

function FilterForm({ filters, makes, onApply }: FilterFormProps) {
  const t = useInventoryText()
  const label = useFieldLabel()
  const [make, setMake] = useState(filters.make ?? '')
  const [numbers, setNumbers] = useState(() =>
    Object.fromEntries(NUMBER_FILTERS.map((name) => [name, filters[name]?.toString() ?? ''])),
  )
  // A make that was filtered by and has gone since can still be seen, and left.
  const offered = make && !makes.includes(make) ? [make, ...makes] : makes

  function apply(event: FormEvent) {
    event.preventDefault()
    const written = NUMBER_FILTERS.flatMap((name) => (numbers[name] ? [[name, Number(numbers[name])]] : []))
    onApply({ ...(make && { make }), ...Object.fromEntries(written) })
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
    <Drawer.Body asChild>
      <form onSubmit={apply}>
        <Stack gap="6">
          <FormField label={label('make')}>
            <NativeSelect.Root>
              <NativeSelect.Field value={make} onChange={({ target }) => setMake(target.value)}>
                <option value="">{t('all_makes')}</option>
                {offered.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
          <SimpleGrid columns={2} gap="4">
            {number('year_min', '2015')}
            {number('year_max', '2026')}
            {number('price_min', '5000')}
            {number('price_max', '30000')}
          </SimpleGrid>
          {number('mileage_max', '80000')}
          <Stack gap="3">
            <Button type="submit">{t('apply')}</Button>
            {Object.keys(filters).length > 0 && (
              <Button type="button" variant="ghost" onClick={() => onApply({})}>
                {t('clear_filters')}
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
    </Drawer.Body>
  )
}
