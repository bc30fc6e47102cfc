import { Portal } from '@chakra-ui/react'
import type { Contact } from '#contract/customers/contact.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useSlot } from '../../../lib/slots.ts'
import { Menu } from '../../../ui/menu.tsx'
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
  /** Called with the id of another feature's action. */
  onAct: (card: Contact, action: string) => void
  onClose: () => void
}

/** Sets an action's entry apart from a stage's, whose id may be anything. */
const ACTION = 'action:'

/**
 * Moves a card without dragging it, to another stage or on top of its own, and offers other features' actions. One menu
 * serves all cards.
 */
export function MoveMenu({ of, stages, onMove, onAct, onClose }: MoveMenuProps) {
  const t = usePipelineText()
  const language = useLanguage()
  const actions = useSlot('cardActions')
  function choose(card: Contact, value: string) {
    if (!value.startsWith(ACTION)) onMove(card, value)
    // Once the menu is gone: what it opens takes the focus then.
    else setTimeout(() => onAct(card, value.slice(ACTION.length)))
  }
  return (
    <Menu.Root
      open={of !== null}
      onOpenChange={({ open }) => !open && onClose()}
      positioning={{ placement: 'bottom-start', getAnchorRect: () => of?.button.getBoundingClientRect() ?? null }}
      onSelect={({ value }) => of && choose(of.card, value)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="52" maxHeight="min(85vh, 38rem)" overflowY="auto">
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{t('move_to')}</Menu.ItemGroupLabel>
              {stages.map(({ id, name, color }) => (
                <Menu.Item key={id} value={id} minHeight={{ base: '11', md: '9' }}>
                  <span className="board-dot" style={{ background: `var(--chakra-colors-${color}-500)` }} />
                  {id === of?.card.stage ? t('to_top') : name}
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
            {actions.length > 0 && <Menu.Separator />}
            {actions.map(({ id, icon: Icon, title }) => (
              <Menu.Item key={id} value={ACTION + id} minHeight={{ base: '11', md: '9' }}>
                <Icon size={16} /> {title[language]}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
