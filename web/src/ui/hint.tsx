import { IconButton, Popover, Portal, Text } from '@chakra-ui/react'
import { CircleHelp } from 'lucide-react'

/** A small "?" that says what something means when it is asked. */
export function Hint({ label, text }: { label: string; text: string }) {
  return (
    <Popover.Root lazyMount unmountOnExit size="xs" positioning={{ placement: 'top' }}>
      <Popover.Trigger asChild>
        <IconButton
          variant="plain"
          verticalAlign="middle"
          size="2xs"
          color="fg.subtle"
          position="relative"
          zIndex="1"
          _hover={{ color: 'fg' }}
          aria-label={label}
        >
          <CircleHelp aria-hidden />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label} width="auto" maxWidth="64">
            <Popover.Body padding="3">
              <Text fontSize="sm">{text}</Text>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
