import { Badge } from '@chakra-ui/react'
import { useFormats } from '../lib/language/formats.ts'

/** More than this is only said to be more. */
const MOST = 99

/** How many conversations are unread, for the eye; whoever shows it says it in words too. Nothing where none is. */
export function UnreadMark({ count, onIcon }: { count: number; onIcon?: boolean }) {
  const { number } = useFormats()
  if (count === 0) return null
  return (
    <Badge
      aria-hidden
      variant="solid"
      colorPalette="copper"
      borderRadius="full"
      minWidth="5"
      height="5"
      paddingInline="1.5"
      justifyContent="center"
      fontVariantNumeric="tabular-nums"
      {...(onIcon && { position: 'absolute', top: '-2', insetStart: '3', boxShadow: '0 0 0 2px {colors.bg.panel}' })}
    >
      {count > MOST ? `${MOST}+` : number(count)}
    </Badge>
  )
}
