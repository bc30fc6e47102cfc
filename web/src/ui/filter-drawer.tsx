import { Box, Button, Stack } from '@chakra-ui/react'
import { ListFilter } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { byOpen, lazyDialog } from './lazy-dialog.tsx'
import { onFirstTouch } from './on-first-touch.ts'
import { WideLabel } from './wide-label.tsx'

const load = async () => (await import('./side-drawer.tsx')).SideDrawer
onFirstTouch(load)
const SideDrawer = lazyDialog(load, byOpen)

interface FilterDrawerProps {
  title: string
  /** The button's text, with the number of active filters if there are any. */
  label: string
  closeLabel: string
  /** On a phone the button shows only its icon, for lack of room. */
  isNarrow?: boolean
  /** The form, remounted whenever the drawer opens. */
  children: (close: () => void) => ReactNode
}

/** The button that opens a list's filters, and their drawer. */
export function FilterDrawer({ title, label, closeLabel, isNarrow = false, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="outline"
        flexShrink="0"
        height={{ base: '11', md: '10' }}
        minWidth={{ base: '11', sm: '10' }}
        paddingInline={{ base: isNarrow ? '0' : '4', sm: '4' }}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <ListFilter aria-hidden />
        {isNarrow ? <WideLabel text={label} /> : label}
      </Button>
      <SideDrawer open={isOpen} title={title} closeLabel={closeLabel} onClose={close}>
        {children(close)}
      </SideDrawer>
    </>
  )
}

interface FilterFieldsProps {
  children: ReactNode
  /** Text of the button that applies the filters. */
  applyLabel: string
  onApply: () => void
  clearLabel: string
  /** Removes all filters; omitted if none is active. */
  onClear?: () => void
}

/** A form of all filters, which take effect when applied. */
export function FilterFields({ children, applyLabel, onApply, clearLabel, onClear }: FilterFieldsProps) {
  function apply(event: FormEvent) {
    event.preventDefault()
    onApply()
  }
  return (
    <Box asChild flex="1" overflow="auto" paddingX="6" paddingTop="2" paddingBottom="6">
      <form onSubmit={apply}>
        <Stack gap="5">
          {children}
          <Stack gap="3">
            <Button type="submit">{applyLabel}</Button>
            {onClear && (
              <Button type="button" variant="ghost" onClick={onClear}>
                {clearLabel}
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
    </Box>
  )
}
