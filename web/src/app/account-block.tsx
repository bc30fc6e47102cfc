import { Box, Flex, IconButton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '../lib/language/language.ts'
import { useText } from '../lib/language/text.ts'
import { signOutEverywhere } from '../lib/other-tabs.ts'
import { fullNameOf, useChangeLanguage, useSession } from '../lib/session.ts'
import { stopVoice } from '../lib/voice/service.ts'
import { PersonAvatar } from '../ui/person-avatar.tsx'
import { AvailabilitySwitch } from './availability-switch.tsx'
import { LookButtons } from './look-buttons.tsx'
import { appTexts } from './texts.ts'

interface AccountBlockProps {
  isFolded?: boolean
  /** Called when the user follows a link to their account. */
  onFollow?: () => void
}

/** The signed-in user, the display settings, and sign-out. */
export function AccountBlock({ isFolded = false, onFollow }: AccountBlockProps) {
  const t = useText(appTexts)
  const { user } = useSession()
  const changeLanguage = useChangeLanguage()
  const role = useRoleName()
  if (!user) return null
  const name = fullNameOf(user)
  const monogram = `${user.firstName} ${user.lastName.split(' ')[0]}`
  return (
    <Stack gap="2" borderTopWidth="1px" paddingTop="3">
      <LookButtons
        compact={isFolded}
        direction={isFolded ? 'column' : 'row'}
        justify={isFolded ? 'center' : 'space-between'}
        onLanguage={changeLanguage}
      />
      <AvailabilitySwitch isFolded={isFolded} />
      <Flex align="center" gap="3" direction={isFolded ? 'column' : 'row'} paddingInline={isFolded ? '0' : '1.5'}>
        <Flex asChild flex="1" minWidth="0" align="center" gap="3" borderRadius="lg" _hover={{ bg: 'bg.muted' }}>
          <Link to="/account" title={isFolded ? name : t('own_account')} onClick={onFollow}>
            <PersonAvatar name={monogram} colorSeed={user.id} size="sm" />
            {isFolded ? (
              <VisuallyHidden>{t('own_account')}</VisuallyHidden>
            ) : (
              <Box flex="1" minWidth="0">
                <Text fontSize="sm" fontWeight="600" truncate>
                  {name}
                </Text>
                <Text fontSize="xs" color="fg.muted" truncate>
                  {role}
                </Text>
              </Box>
            )}
          </Link>
        </Flex>
        <IconButton
          variant="ghost"
          size="sm"
          color="fg.muted"
          aria-label={t('logout')}
          title={t('logout')}
          onClick={() => {
            stopVoice()
            void signOutEverywhere()
          }}
        >
          <LogOut />
        </IconButton>
      </Flex>
    </Stack>
  )
}

function useRoleName(): string {
  const t = useText(appTexts)
  const language = useLanguage()
  const { user } = useSession()
  if (!user) return ''
  return language === 'en' ? user.role.display_name || t('role_user') : t(`role_${user.role.name}`)
}
