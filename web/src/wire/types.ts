/** The wire types, generated from the server's OpenAPI description. */
import type { components } from '../lib/openapi';

type Schemas = components['schemas'];

export type Account = Schemas['AccountOut'];
export type AwayPlan = Schemas['AwayPlan'];
export type Budget = Schemas['BudgetOut'];
export type ChatLine = Schemas['ChatLine'];
export type Choice = Schemas['ChoiceOut'];
export type Change = Schemas['ChangeOut'];
export type Claimed = Schemas['Claimed'];
export type ClauseInfo = Schemas['ClauseInfo'];
export type ClockPlan = Schemas['ClockPlan'];
export type CreateTable = Schemas['CreateTable'];
export type Created = Schemas['Created'];
export type Foreseen = Schemas['ForeseenOut'];
export type GameInfo = Schemas['GameInfo'];
export type Hint = Schemas['Hint'];
export type Incident = Schemas['Incident'];
export type Level = Schemas['Level'];
export type LogLine = Schemas['LogOut'];
/** A message of the table's socket: pushed, or an answer. */
export type Message = Schemas['PushBody'] | Schemas['ToClient'];
export type OptionInfo = Schemas['OptionInfo'];
export type Outcome = Schemas['OutcomeOut'];
export type Past = Schemas['Past'];
export type Permission = Schemas['Permission'];
export type PieceRef = Schemas['PieceRef'];
export type Played = Schemas['Played'];
export type Preferences = Schemas['Preferences'];
export type ProblemOut = Schemas['ErrorBody']['error'];
export type Recap = Schemas['Recap'];
export type Refusal = Schemas['RefusalOut'];
export type Said = Schemas['Said'];
export type SeatInfo = Schemas['SeatInfo'];
export type SeatLink = Schemas['SeatLink'];
export type SeatPlan = Schemas['SeatPlan'];
export type Standing = Schemas['StandingOut'];
export type Tables = Schemas['Tables'];
export type Games = Schemas['Games'];
export type Section = Schemas['SectionText'];
export type TableListing = Schemas['TableListing'];
export type TableState = Schemas['TableState'];
export type TableSummary = Schemas['TableSummary'];
export type Viewer = Schemas['ViewerName'];
