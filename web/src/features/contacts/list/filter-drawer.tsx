import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { WideLabel } from '../../../ui/wide-label.tsx'
import { useContactText } from '../texts.ts'
import { FilterForm } from './filter-form.tsx'
import type { Place } from './use-place.ts'

/** Which contacts are wanted, beside the search. */
export function FilterDrawer({ place }: { place: Place }) {
  const t = useContactText()
  const common = useText()
  const [isOpen, setOpen] = useState(false)
  const count = Object.keys(place.filters).length
  return (
    <Drawer.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)} lazyMount unmountOnExit size="sm">
      <Drawer.Trigger asChild>
        <Button
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          flexShrink="0"
          paddingInline={{ base: '2.5', sm: '4' }}
        >
          <SlidersHorizontal aria-hidden />
          <WideLabel text={count > 0 ? t('filters_on', { count }) : t('filters')} />
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
              place={place}
              onApply={(filters, sort) => {
                place.narrow(filters, sort)
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
