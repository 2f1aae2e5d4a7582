import {
  Award,
  Building2,
  Cable,
  CalendarCheck,
  ClipboardCheck,
  Clock,
  FileText,
  HousePlug,
  HouseWifi,
  Lightbulb,
  type LucideIcon,
  PanelTop,
  Plug,
  Shield,
  ShieldCheck,
  Siren,
  Sparkles,
  Thermometer,
  Trees,
} from 'lucide-react'
import type { IconName } from '#content/schema.ts'

const icons: Record<IconName, LucideIcon> = {
  award: Award,
  'building-2': Building2,
  cable: Cable,
  'calendar-check': CalendarCheck,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  'file-text': FileText,
  'house-plug': HousePlug,
  'house-wifi': HouseWifi,
  lightbulb: Lightbulb,
  'panel-top': PanelTop,
  plug: Plug,
  shield: Shield,
  'shield-check': ShieldCheck,
  siren: Siren,
  sparkles: Sparkles,
  thermometer: Thermometer,
  trees: Trees,
}

/** An icon that content names. Decoration only: it always stands beside words. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  const Lucide = icons[name]
  return <Lucide size={size} strokeWidth={1.6} aria-hidden />
}
