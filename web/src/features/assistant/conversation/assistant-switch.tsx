import { Bot, BotOff, ListChecks, Moon, PencilLine, Power, Reply, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useText } from '../../../lib/language/text.ts'
import { useMay } from '../../../lib/session.ts'
import { Menu } from '../../../ui/menu.tsx'
import './conversation.css'
import { isUsed } from '../is-used.ts'
import { conversationTexts } from './texts.ts'
import { useSetAssistant } from './use-set-assistant.ts'
import { useStateWords } from './use-state-words.ts'

const ICONS = { answers: Bot, sleeps: Moon, off: BotOff } as const
const CHOICES = [
  { mode: null, icon: Undo2 },
  { mode: 'always', icon: Reply },
  { mode: 'draft', icon: PencilLine },
  { mode: 'off', icon: Power },
] as const

/** Who answers the open conversation and why, with a menu to change it; nothing where no assistant is used. */
export function AssistantSwitch({ row }: { row: ConversationRow }) {
  const t = useText(conversationTexts)
  const { mode: current, is_own: isOwn, state } = row.assistant
  const chosen = String(isOwn ? current : null)
  const { title, why } = useStateWords(row.assistant)
  const set = useSetAssistant(row.contact_id)
  const maySetUp = useMay('settings')
  const mayWrite = useMay('write')
  if (!isUsed(row)) return null
  const Icon = ICONS[state as keyof typeof ICONS] ?? Bot
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        const choice = CHOICES.find(({ mode }) => String(mode) === value)
        if (choice) void set(choice.mode)
      }}
    >
      <Menu.Trigger asChild>
        <button
          type="button"
          className="assistant-switch"
          disabled={!mayWrite}
          data-state={state}
          aria-label={title}
          title={why}
        >
          <Icon aria-hidden /> <span>{title}</span>
        </button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content width="72">
          <p className="assistant-why">
            <strong>{title}</strong>
            {why}
            {isOwn && state !== 'off' && <span>{t('own_mode')}</span>}
          </p>
          {/* Also the one that holds can be chosen: it wakes an assistant that sleeps. */}
          <Menu.RadioItemGroup aria-label={t('who_answers')} value={chosen}>
            {CHOICES.map(({ mode, icon: ModeIcon }) => (
              <Menu.RadioItem key={String(mode)} value={String(mode)} minHeight={{ base: '11', md: '9' }}>
                <Menu.ItemIndicator />
                <ModeIcon size={16} /> {mode ? t(`set_${mode}`) : t(state === 'sleeps' ? 'wake' : 'as_dealership')}
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          {maySetUp && (
            <>
              <Menu.Separator />
              <Menu.Item value="turns" minHeight={{ base: '11', md: '9' }} asChild>
                <Link to={`/assistant/turns?${new URLSearchParams({ contact: row.contact_id })}`}>
                  <ListChecks size={16} /> {t('see_turns')}
                </Link>
              </Menu.Item>
            </>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
