import { texts } from "@runko/domain/texts/texts";
import type { CalendarDate } from "@runko/domain/values/calendar-date";

export const formatDate = (date: CalendarDate): string => texts.formats.date(date);
export const formatTime = (instant: string): string => texts.formats.time(instant);
export const formatInstant = (instant: string): string => texts.formats.instant(instant);
export const formatNumber = (value: number): string => texts.formats.number(value);
export const formatMoney = (amount: string): string => texts.formats.money(amount);
export const formatMoneyInput = (amount: string): string => texts.formats.moneyInput(amount);
/** In which order names stand. */
export const compareTexts = (one: string, other: string): number => texts.formats.compare(one, other);
