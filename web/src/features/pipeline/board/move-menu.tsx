import { Menu, Portal } from '@chakra-ui/react'
import type { Contact } from '#contract/customers/contact.ts'
import { usePipelineText } from '../texts.ts'

/** A card whose menu is open, and the button that opened it. */
export interface MenuOf {
  card: Contact
  button: HTMLElement
}

interface MoveMenuProps {
  of: MenuOf | null
  stages: { id: string; name: string; color: string }[]
  onMove: (card: Contact, stage: string) => void
  onClose: () => void
}

/** Moves a card without dragging it: to another stage, or on top of its own. One menu serves all cards. */
export function MoveMenu({ of, stages, onMove, onClose }: MoveMenuProps) {
  const t = usePipelineText()
  return (
    <Menu.Root
      open={of !== null}
      onOpenChange={({ open }) => !open && onClose()}
      positioning={{ placement: 'bottom-start', getAnchorRect: () => of?.button.getBoundingClientRect() ?? null }}
      onSelect={({ value }) => of && onMove(of.card, value)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="52" maxHeight="min(60vh, 26rem)" overflowY="auto">
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{t('move_to')}</Menu.ItemGroupLabel>
              {stages.map(({ id, name, color }) => (
                <Menu.Item key={id} value={id} minHeight={{ base: '11', md: '9' }}>
                  <span className="board-dot" style={{ background: `var(--chakra-colors-${color}-500)` }} />
                  {id === of?.card.stage ? t('to_top') : name}
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
