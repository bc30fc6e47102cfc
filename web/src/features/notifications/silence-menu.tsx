import { Button, type ButtonProps } from '@chakra-ui/react'
import { BellOff } from 'lucide-react'
import { silenceNotifications, useNotificationChoices } from '../../data/notification-choices.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { useLaterText } from '../../parts/later-texts.ts'
import { laterTimes } from '../../parts/later-times.ts'
import { Menu } from '../../ui/menu.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { WideLabel } from '../../ui/wide-label.tsx'
import { notificationTexts } from './texts.ts'

/** Until when nothing rings, pops up, or is mailed to the person; `look` styles the button. */
export function SilenceMenu(look: ButtonProps) {
  const t = useText(notificationTexts)
  const times = useLaterText()
  const { moment, byAge } = useFormats()
  const now = useNow()
  const { data } = useNotificationChoices()
  const until = data?.silent_until && Date.parse(data.silent_until) > now ? data.silent_until : null
  const offered = laterTimes(new Date(serverNow()))

  async function silence(at: Date | undefined) {
    try {
      await silenceNotifications(at?.toISOString() ?? null)
    } catch (error) {
      toaster.create({ type: 'error', title: t('silence_failed'), description: errorText(error) })
    }
  }
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => void silence(offered.find(({ key }) => key === value)?.at)}
    >
      <Menu.Trigger asChild>
        <Button variant="ghost" size="xs" {...look} disabled={!data}>
          <BellOff /> <WideLabel text={until ? t('silent_until', { when: moment(until) }) : t('silence')} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minWidth="64">
          {until && <Menu.Item value="end">{t('silence_end')}</Menu.Item>}
          {offered.map(({ key, at }) => (
            <Menu.Item key={key} value={key}>
              {times(key)}
              <Menu.ItemCommand>{byAge(at)}</Menu.ItemCommand>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
