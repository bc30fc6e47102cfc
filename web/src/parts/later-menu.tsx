import { Portal } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useFormats } from '../lib/language/formats.ts'
import { serverNow } from '../lib/server-time.ts'
import { Menu } from '../ui/menu.tsx'
import { useLaterText } from './later-texts.ts'
import { laterTimes } from './later-times.ts'
import { PickTimeDialog } from './pick-time-dialog.tsx'
import { TheirTime } from './their-time.tsx'

interface LaterMenuProps {
  /** The button that opens it. */
  children: ReactNode
  /** The customer's number, whose area code tells what time it is there. */
  phone?: string | null
  /** Throws what the server refuses. */
  onChoose: (at: Date, unlessReply: boolean) => Promise<unknown>
  /** What a chosen time of the menu was refused with. */
  onRefused: (error: unknown) => void
}

/** Times at which a message may leave, or one of one's own; and whether it leaves in any case. */
export function LaterMenu({ children, phone, onChoose, onRefused }: LaterMenuProps) {
  const t = useLaterText()
  const { byAge } = useFormats()
  const [isPicking, setPicking] = useState(false)
  const [unlessReply, setUnlessReply] = useState(true)
  const times = laterTimes(new Date(serverNow()))
  const choose = (value: string) => {
    // Once the menu is gone: the dialog takes the focus then.
    if (value === 'own') setTimeout(() => setPicking(true))
    const at = times.find(({ key }) => key === value)?.at
    if (at) void onChoose(at, unlessReply).catch(onRefused)
  }
  return (
    <>
      <Menu.Root positioning={{ placement: 'top-end' }} onSelect={({ value }) => choose(value)}>
        <Menu.Trigger asChild>{children}</Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minWidth="72">
              {times.map(({ key, at }) => (
                <Menu.Item key={key} value={key} minHeight={{ base: '11', md: '9' }}>
                  {t(key)}
                  <Menu.ItemCommand textAlign="end">
                    {byAge(at)}
                    <TheirTime phone={phone} at={at} />
                  </Menu.ItemCommand>
                </Menu.Item>
              ))}
              <Menu.Item value="own" minHeight={{ base: '11', md: '9' }}>
                {t('own_time')}
              </Menu.Item>
              <Menu.Separator />
              <Menu.CheckboxItem
                value="unless_reply"
                checked={unlessReply}
                closeOnSelect={false}
                minHeight={{ base: '11', md: '9' }}
                onCheckedChange={setUnlessReply}
              >
                <Menu.ItemIndicator />
                {t('unless_reply')}
              </Menu.CheckboxItem>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <PickTimeDialog
        open={isPicking}
        title={t('send_later')}
        submitLabel={t('schedule')}
        phone={phone}
        onClose={() => setPicking(false)}
        onPick={(at) => onChoose(at, unlessReply)}
      />
    </>
  )
}
