import { Button, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../lib/language/text.ts'
import { useMedia } from '../lib/use-media.ts'
import { DeedLink, Mark, type RowDeed, RowMenu } from '../ui/row-menu.tsx'

/** From here on a page has room for its acts in words. */
export const DESK = '(min-width: 48rem)'

interface PageActsProps {
  /** Acts in words, on a phone behind the three dots. */
  deeds?: readonly RowDeed[]
  /** Acts that are behind the three dots at any width. */
  rest?: readonly RowDeed[]
  /** The main act. */
  children?: ReactNode
}

/** What can be done on a page, at the end of its header: the main act stands, the rest has a menu. */
export function PageActs({ deeds = [], rest = [], children }: PageActsProps) {
  const common = useText()
  const isDesk = useMedia(DESK)
  const inMenu = isDesk ? rest : [...deeds, ...rest]
  return (
    <HStack gap="2" flexShrink="0">
      {isDesk &&
        deeds.map(({ value, icon: Icon, text, does, disabled, busy, mark, faint, isFile }) => (
          <Button
            key={value}
            variant="outline"
            color={faint ? 'fg.subtle' : undefined}
            disabled={disabled}
            loading={busy}
            asChild={typeof does === 'string' && !disabled}
            onClick={typeof does === 'function' ? does : undefined}
          >
            {typeof does === 'string' && !disabled ? (
              <DeedLink {...{ does, isFile }}>
                <Icon aria-hidden /> {text}
              </DeedLink>
            ) : (
              <>
                <Icon aria-hidden /> {text} {mark && <Mark text={mark} />}
              </>
            )}
          </Button>
        ))}
      {children}
      {inMenu.length > 0 && (
        <RowMenu label={common('more_actions')} deeds={inMenu} variant="outline" boxSize={{ base: '11', md: '10' }} />
      )}
    </HStack>
  )
}

interface MainActProps {
  icon: RowDeed['icon']
  text: string
  /** The page below, still empty, offers the same. */
  isOfferedBelow?: boolean
  onClick: () => void
}

/** A page's main act, on a phone a button as wide as its icon. */
export function MainAct({ icon: Icon, text, isOfferedBelow = false, onClick }: MainActProps) {
  const isDesk = useMedia(DESK)
  return (
    <Button
      variant={isOfferedBelow ? 'outline' : 'solid'}
      flexShrink="0"
      boxSize={isDesk ? undefined : '11'}
      paddingInline={isDesk ? undefined : '0'}
      aria-label={text}
      onClick={onClick}
    >
      {/* The specification writes some with a plus of their own. */}
      {!(isDesk && text.startsWith('+')) && <Icon aria-hidden />} {isDesk && text}
    </Button>
  )
}
