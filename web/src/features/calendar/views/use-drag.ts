import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Appointment } from '../../../data/appointments.ts'
import { isMovable, type Moves, type Shift } from '../use-moves.ts'

/** A drag moves by so many minutes. */
const STEP_MINUTES = 15
/** From here on it is a drag and no click. */
const SLACK_PX = 5
/** The lower edge, by which it is made longer. */
const EDGE_PX = 8

interface Drag {
  appointment: Appointment
  isLonger: boolean
  x: number
  y: number
  dx: number
  dy: number
}

/** Drags an appointment with the mouse or a pen; a finger scrolls instead. Escape takes it back. */
export function useDrag(
  grid: RefObject<HTMLElement | null>,
  hours: number,
  moves: Moves | undefined,
  onOpen: (appointment: Appointment) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const wasDragged = useRef(false)
  const isActive = drag !== undefined
  const sizes = (): Sizes => ({
    lefts: [...(grid.current?.children ?? [])].map((column) => column.getBoundingClientRect().left),
    stepPx: ((grid.current?.offsetHeight ?? 1) / hours / 60) * STEP_MINUTES,
  })
  const latest = useRef({ drag, moves, sizes })
  latest.current = { drag, moves, sizes }

  useEffect(() => {
    if (!isActive) return
    const move = (event: globalThis.PointerEvent) =>
      setDrag((old) => old && { ...old, dx: event.clientX - old.x, dy: event.clientY - old.y })
    const end = () => {
      const { drag: last, moves: shift, sizes: measure } = latest.current
      setDrag(undefined)
      if (!last || !isFar(last)) return
      wasDragged.current = true
      const asked = shiftOf(last, measure())
      if (Object.values(asked).some((one) => one !== 0)) void shift?.(last.appointment, asked)
    }
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(undefined)
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    addEventListener('keydown', cancel)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', cancel)
    }
  }, [isActive])

  return {
    start(event: PointerEvent<HTMLElement>, appointment: Appointment) {
      wasDragged.current = false
      if (event.pointerType === 'touch' || event.button !== 0 || !moves || !isMovable(appointment)) return
      const { bottom } = event.currentTarget.getBoundingClientRect()
      const isLonger = bottom - event.clientY < EDGE_PX
      setDrag({ appointment, isLonger, x: event.clientX, y: event.clientY, dx: 0, dy: 0 })
    },
    /** A click that ends a drag opens nothing. */
    onClick(appointment: Appointment) {
      if (!wasDragged.current) onOpen(appointment)
      wasDragged.current = false
    },
    /** How far an appointment is dragged at the moment, in steps. */
    of(appointment: Appointment) {
      if (drag?.appointment.id !== appointment.id || !isFar(drag)) return undefined
      const measured = sizes()
      const { days = 0, minutes = 0, longer = 0 } = shiftOf(drag, measured)
      const pxOf = (time: number) => (time / STEP_MINUTES) * measured.stepPx
      const from = columnAt(measured, drag.x)
      const xPx = (measured.lefts[from + days] ?? 0) - (measured.lefts[from] ?? 0)
      return { xPx, yPx: pxOf(minutes), longerPx: pxOf(longer) }
    },
  }
}

const isFar = ({ dx, dy }: Drag) => Math.hypot(dx, dy) >= SLACK_PX

/** Where the days' columns begin, which differ in width, and the height of a step. */
interface Sizes {
  lefts: number[]
  stepPx: number
}

const columnAt = ({ lefts }: Sizes, x: number) =>
  Math.max(
    0,
    lefts.findLastIndex((left) => left <= x),
  )

function shiftOf({ x, dx, dy, isLonger }: Drag, sizes: Sizes): Shift {
  const minutes = Math.round(dy / sizes.stepPx) * STEP_MINUTES
  return isLonger ? { longer: minutes } : { days: columnAt(sizes, x + dx) - columnAt(sizes, x), minutes }
}
