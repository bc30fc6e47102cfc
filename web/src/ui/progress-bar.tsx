import { Box } from '@chakra-ui/react'

interface ProgressBarProps {
  label: string
  /** 0 to 1; undefined where it is not known how far it is. */
  value: number | undefined
}

/** How far something is that takes its time. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      height="2"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box
        height="full"
        borderRadius="full"
        bg="brand.solid"
        transition="width 300ms ease"
        width={percent === undefined ? '35%' : `${percent}%`}
        animation={percent === undefined ? 'pulse' : undefined}
      />
    </Box>
  )
}
