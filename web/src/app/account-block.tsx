import { Box, Flex, IconButton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { ChevronsUpDown, LogOut } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLanguage } from '../lib/language/language.ts'
import { useText } from '../lib/language/text.ts'
import { signOutEverywhere } from '../lib/other-tabs.ts'
import { fullNameOf, useChangeLanguage, useSession } from '../lib/session.ts'
import { stopVoice } from '../lib/voice/service.ts'
import { ColleagueAvatar } from '../parts/colleague-avatar.tsx'
import { LookButtons } from './look-buttons.tsx'
import { appTexts } from './texts.ts'

/** Loaded when it is first opened. */
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

interface AccountBlockProps {
  isFolded?: boolean
  /** Called when the user follows a link to their account. */
  onFollow?: () => void
}

/** Shows the signed-in person, with their presence, the look of the screen, and the way out. */
export function AccountBlock({ isFolded = false, onFollow }: AccountBlockProps) {
  const t = useText(appTexts)
  const { user } = useSession()
  const changeLanguage = useChangeLanguage()
  if (!user) return null
  return (
    <Stack gap="2" flexShrink="0" borderTopWidth="1px" paddingTop="3">
      {!isFolded && <LookButtons justify="space-between" onLanguage={changeLanguage} />}
      <Flex align="center" justify={isFolded ? 'center' : undefined} gap="1">
        <AccountButton isFolded={isFolded} onFollow={onFollow} />
        {!isFolded && (
          <IconButton
            variant="ghost"
            size="sm"
            color="fg.muted"
            aria-label={t('logout')}
            title={t('logout')}
            onClick={logOut}
          >
            <LogOut />
          </IconButton>
        )}
      </Flex>
    </Stack>
  )
}

function logOut() {
  stopVoice()
  void signOutEverywhere()
}

/** The person's name, which opens their menu; a dot shows their presence. */
function AccountButton({ isFolded, onFollow }: { isFolded: boolean; onFollow?: () => void }) {
  const { user } = useSession()
  const status = useStatusWords()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  if (!user) return null
  const name = fullNameOf(user)
  const monogram = `${user.firstName} ${user.lastName.split(' ')[0]}`
  return (
    <>
      <Flex
        asChild
        flex={isFolded ? undefined : '1'}
        minWidth="0"
        align="center"
        gap="3"
        padding="1.5"
        borderRadius="lg"
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
      >
        <button
          ref={button}
          type="button"
          title={isFolded ? `${name}, ${status}` : undefined}
          aria-haspopup="menu"
          aria-expanded={isOpen ?? false}
          onClick={() => setOpen(!isOpen)}
        >
          <Box position="relative">
            <ColleagueAvatar id={user.id} name={monogram} size="sm" />
            {user.role.name !== 'owner' && <PresenceDot isAvailable={user.available} />}
          </Box>
          {isFolded ? (
            <VisuallyHidden>
              {name}, {status}
            </VisuallyHidden>
          ) : (
            <>
              <Box flex="1" minWidth="0">
                <Text fontSize="sm" fontWeight="600" truncate>
                  {name}
                </Text>
                <Text fontSize="xs" color="fg.muted" truncate>
                  {status}
                </Text>
              </Box>
              <ChevronsUpDown size={14} aria-hidden />
            </>
          )}
        </button>
      </Flex>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <AccountMenu {...{ button, isOpen, isFolded, onFollow }} onOpen={setOpen} onLogOut={logOut} />
        </Suspense>
      )}
    </>
  )
}

const PresenceDot = ({ isAvailable }: { isAvailable: boolean }) => (
  <Box
    position="absolute"
    insetEnd="-0.5"
    bottom="-0.5"
    boxSize="3"
    borderRadius="full"
    boxShadow="0 0 0 2px {colors.bg.panel}"
    bg={isAvailable ? 'green.500' : 'bg.panel'}
    borderWidth={isAvailable ? undefined : '2.5px'}
    borderColor="fg.subtle"
    aria-hidden
  />
)

/** "Agent · Away"; without availability for an owner, who is assigned no conversations. */
function useStatusWords(): string {
  const t = useText(appTexts)
  const language = useLanguage()
  const { user } = useSession()
  if (!user) return ''
  const role = language === 'en' ? user.role.display_name || t('role_user') : t(`role_${user.role.name}`)
  return user.role.name === 'owner' ? role : `${role} · ${t(user.available ? 'available' : 'away')}`
}
