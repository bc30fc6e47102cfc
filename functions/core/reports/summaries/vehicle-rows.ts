import type { Cells } from '../days/day-cells.ts'
import { cellsBy, countIn } from './chosen-cells.ts'

/** The vehicles most asked about, with what came of it. */
export function vehicleRows(all: readonly Cells[], most: number) {
  const by = (kind: 'asked' | 'vehicle_booked' | 'vehicle_kept' | 'vehicle_sold') =>
    cellsBy(all, { kind }, ({ extra }) => extra)
  const [asked, booked, kept, sold] = [by('asked'), by('vehicle_booked'), by('vehicle_kept'), by('vehicle_sold')]
  const ids = [...new Set([...asked.keys(), ...booked.keys()])]
    .toSorted((a, b) => countIn(asked, b) - countIn(asked, a) || countIn(booked, b) - countIn(booked, a))
    .slice(0, most)
  return ids.map((id) => ({
    id,
    asked: countIn(asked, id),
    booked: countIn(booked, id),
    kept: countIn(kept, id),
    sold: countIn(sold, id),
  }))
}
