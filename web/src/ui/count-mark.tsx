import { Badge } from '@chakra-ui/react'

/** Larger counts are shown as "99+". */
const MOST = 99

/** A visual count; the caller must also say it in words. Renders nothing for zero. */
export function CountMark({ count, onIcon }: { count: number; onIcon?: boolean }) {
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
      {count > MOST ? `${MOST}+` : count}
    </Badge>
  )
}
