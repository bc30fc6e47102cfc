import { Button, Popover, Portal, SimpleGrid, Text } from '@chakra-ui/react'
import { Grip } from 'lucide-react'
import { useState } from 'react'
import { sendDigits } from '../../../lib/voice/talk.ts'
import { Control, type ControlLook } from './control.tsx'
import { useOnCallText } from './texts.ts'

const KEYS = [...'123456789*0#']

/** The dial pad, for menus that ask to press a key; the keyboard works too. */
export function Keypad(look: ControlLook) {
  const t = useOnCallText()
  const [pressed, setPressed] = useState('')
  const press = (key: string) => {
    sendDigits(key)
    setPressed(pressed + key)
  }
  return (
    <Popover.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'top' }}
      onOpenChange={({ open }) => open && setPressed('')}
    >
      <Popover.Trigger asChild>
        <Control icon={Grip} label={t('keypad')} {...look} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-label={t('keypad')}
            width="56"
            onKeyDown={({ key }) => KEYS.includes(key) && press(key)}
          >
            <Popover.Body padding="4">
              <Text minHeight="6" textAlign="center" fontVariantNumeric="tabular-nums" truncate role="status">
                {pressed}
              </Text>
              <SimpleGrid columns={3} gap="2" marginTop="2">
                {KEYS.map((key) => (
                  <Button key={key} variant="outline" onClick={() => press(key)}>
                    {key}
                  </Button>
                ))}
              </SimpleGrid>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
