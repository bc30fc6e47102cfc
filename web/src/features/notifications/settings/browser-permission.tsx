import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { notificationTexts } from '../texts.ts'

type Permission = NotificationPermission | 'none'
const permissionNow = (): Permission => ('Notification' in window ? Notification.permission : 'none')

/** This browser's permission to show notifications outside the page; asked for only on the user's request. */
export function BrowserPermission() {
  const t = useText(notificationTexts)
  const [permission, setPermission] = useState(permissionNow)
  const ask = async () => setPermission(await Notification.requestPermission())
  return (
    <Panel>
      <Stack gap="3" align="flex-start">
        <Heading as="h2" size="md" fontWeight="650">
          {t('browser')}
        </Heading>
        <Text fontSize="sm" color="fg.muted" role="status">
          {t(WORDS[permission])}
        </Text>
        {permission === 'default' && (
          <Button variant="outline" onClick={ask}>
            <BellPlus /> {t('browser_ask')}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}

const WORDS = {
  default: 'browser_hint',
  granted: 'browser_on',
  denied: 'browser_blocked',
  none: 'browser_none',
} as const satisfies Record<Permission, string>
