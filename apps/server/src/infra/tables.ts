/** The columns of every table, as the migrations made them. Instants go in and come out as `Date`. */
import type { AlertChannel, AlertCondition } from '@tillsight/contract/alerts';
import type { BoardName } from '@tillsight/contract/boards';
import type { ChatMessenger } from '@tillsight/contract/channel';
import type { HouseMeaning } from '@tillsight/contract/house-words';
import type { RateName } from '@tillsight/contract/rates';
import type { Frequency } from '@tillsight/contract/configurations';
import type { KeptRequest } from '@tillsight/contract/kept-request';
import type { Language } from '@tillsight/contract/language';
import type { platformTitles } from '@tillsight/contract/product';
import type { Cadence } from '@tillsight/contract/schedules';
import type { AssignableRole } from '@tillsight/contract/role';
import type { Delivery } from '@tillsight/contract/whatsapp';
import type { Generated, JSONColumnType } from 'kysely';

type Json<Value extends object> = JSONColumnType<Value>;

export type Tables = {
  organizations: {
    organization_id: string;
    name: string;
    time_zone: string;
    currency: string;
    country: string;
    created_at: Date;
  };
  organization_keys: { organization_id: string; master_key_id: string; wrapped: Buffer };
  users: {
    organization_id: string;
    id: string;
    email: string;
    name: string;
    role: string;
    mobile_number: string | null;
    password_hash: string;
    email_verified_at: Date | null;
    proved_at: Date | null;
    reply_language: Language | null;
    created_at: Date;
  };
  sessions: { organization_id: string; token_hash: Buffer; user_id: string; created_at: Date; seen_at: Date };
  email_tokens: { organization_id: string; token_hash: Buffer; user_id: string; purpose: string; expires_at: Date };
  api_tokens: {
    organization_id: string;
    id: string;
    user_id: string;
    token_hash: Buffer;
    name: string;
    ending: string;
    scopes: string[];
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  assistant_clients: { client_id: string; name: string; redirect_uris: string[]; made_at: Date };
  assistants: {
    organization_id: string;
    id: string;
    user_id: string;
    client_id: string;
    name: string;
    host: string;
    scopes: string[];
    redirect_uri: string;
    challenge: string;
    code_hash: Buffer;
    traded_at: Date | null;
    access_hash: Buffer | null;
    access_expires_at: Date | null;
    family_hash: Buffer | null;
    refresh_hash: Buffer | null;
    created_at: Date;
    used_at: Date | null;
    ends_at: Date;
  };
  second_factors: {
    organization_id: string;
    user_id: string;
    sealed: Buffer;
    begun_at: Date;
    confirmed_at: Date | null;
    last_step: Generated<string>;
  };
  recovery_codes: { organization_id: string; user_id: string; code_hash: Buffer };
  budgets: { key: string; full_at: Date };
  audit_log: {
    id: Generated<string>;
    at: Date;
    act: string;
    about: string | null;
    actor: string | null;
    detail: string | null;
  };
  grants: {
    organization_id: string;
    id: string;
    provider: string;
    shop: string | null;
    sealed: Buffer;
    created_at: Date;
    updated_at: Date;
  };
  connections: {
    organization_id: string;
    provider: string;
    status: string;
    account: JSONColumnType<object> | null;
    account_name: string | null;
    shop: string | null;
    reason: string | null;
    needs_choice: Generated<boolean>;
    connected_at: Date | null;
    updated_at: Date;
  };
  oauth_states: {
    organization_id: string;
    state_hash: Buffer;
    session_hash: Buffer;
    provider: string;
    sealed: Buffer;
    expires_at: Date;
  };
  installations: {
    browser_hash: Buffer;
    shop: string;
    state_hash: Buffer | null;
    sealed: Buffer | null;
    expires_at: Date;
  };
  webhooks: {
    provider: string;
    webhook_id: string;
    topic: string;
    shop: string | null;
    triggered_at: Date;
    received_at: Date;
    done_at: Date | null;
    outcome: string | null;
  };
  revocations: {
    id: string;
    provider: string;
    shop: string | null;
    holder: string | null;
    sealed: Buffer;
    created_at: Date;
  };
  chat_turns: { organization_id: string; user_id: string; id: string; sealed: Buffer; asked_at: Date };
  chat_threads: { organization_id: string; user_id: string; started_at: Date };
  configurations: {
    organization_id: string;
    user_id: string;
    role: AssignableRole;
    frequency: Frequency;
    timing: string;
    metrics: Json<Record<string, { enabled: boolean; order: number; category: string }>>;
    updated_at: Date;
    next_slot: Generated<Date>;
    plan_after: Generated<Date>;
    planned_day: Generated<string | null>;
    checked_slot: Generated<Date | null>;
  };
  alerts: {
    organization_id: string;
    id: string;
    user_id: string;
    sentence: string;
    request: Json<KeptRequest>;
    condition: Json<AlertCondition>;
    channel: AlertChannel;
    every_minutes: number;
    /** The platform whose one call a look had no room for it, so that it is looked at less often. */
    waits_for: keyof typeof platformTitles | null;
    quiet_from: string;
    quiet_to: string;
    rest_hours: number;
    is_paused: boolean;
    made_at: Date;
    next_look: Date;
    looked_at: Date | null;
    fired_at: Date | null;
    cleared_at: Date | null;
    again_at: Date | null;
    failed_at: Date | null;
  };
  schedules: {
    organization_id: string;
    id: string;
    user_id: string;
    sentence: string;
    requests: Json<KeptRequest[]>;
    /** Where no request can hold what is asked; otherwise null, as `board` where none is sent. */
    question: string | null;
    board: BoardName | null;
    cadence: Json<Cadence>;
    time: string;
    condition: Json<AlertCondition> | null;
    channel: AlertChannel;
    is_paused: boolean;
    made_at: Date;
    /** `-Infinity`: it has to be found first. */
    next_slot: Date | number;
    plan_after: Date;
    planned_day: string | null;
  };
  board_tiles: {
    organization_id: string;
    id: string;
    user_id: string | null;
    role: AssignableRole | null;
    place: number;
    question: string;
    requests: Json<KeptRequest[]> | null;
    kept_at: Date;
    title: string | null;
  };
  board_links: {
    organization_id: string;
    id: string;
    user_id: string | null;
    role: AssignableRole | null;
    made_at: Date;
  };
  webhook_addresses: {
    organization_id: string;
    id: string;
    url: string;
    kinds: string[];
    sealed: Buffer;
    former_sealed: Buffer | null;
    former_until: Date | null;
    is_on: boolean;
    failing_since: Date | null;
    made_at: Date;
  };
  webhook_events: {
    organization_id: string;
    id: string;
    webhook_id: string;
    kind: string;
    cause: string;
    user_id: string | null;
    body: string;
    made_at: Date;
    state: 'waiting' | 'delivered' | 'failed';
    tries: number;
    tried_at: Date | null;
    status: number | null;
    reason: string | null;
  };
  house_words: {
    organization_id: string;
    id: string;
    word: string;
    plain: string;
    meaning: Json<HouseMeaning>;
    sentence: string;
    said_by: string | null;
    said_at: Date;
  };
  rates: {
    organization_id: string;
    id: string;
    name: RateName;
    from_day: string;
    /** As PostgreSQL writes it. */
    value: string;
    set_by: string | null;
    set_at: Date;
  };
  model_use: {
    organization_id: string;
    day: string;
    model: string;
    calls: number;
    tokens_read: string | number;
    tokens_written: string | number;
    micro_usd: string | number;
  };
  product_keys: { name: string; sealed: Buffer };
  phones: {
    organization_id: string;
    user_id: string;
    number_hash: Buffer | null;
    scoped_hash: Buffer | null;
    sealed: Buffer;
    ending: string;
    business_number: string;
    linked_at: Date;
    heard_at: Date;
    said_at: Date | null;
    reports_stopped_at: Date | null;
    doubted_at: Date | null;
    unreachable_at: Date | null;
    talk_until: Date | null;
    window_closed_at: Date | null;
    full_at: Date;
    apologised_at: Date | null;
    moving_to: Buffer | null;
    moving_asked_at: Date | null;
  };
  /** The chat of a user with our bot or app, at a messenger that knows people by an account. */
  messenger_chats: {
    organization_id: string;
    user_id: string;
    messenger: ChatMessenger;
    chat_hash: Buffer;
    sealed: Buffer;
    linked_at: Date;
    talk_until: Date | null;
    apologised_at: Date | null;
  };
  slack_workspaces: { organization_id: string; team_hash: Buffer; sealed: Buffer; added_at: Date };
  link_codes: { organization_id: string; user_id: string; code_hash: Buffer; expires_at: Date };
  inbound_messages: {
    id_hash: Buffer;
    sender_hash: Buffer;
    state: string;
    sent_at: Date;
    received_at: Date;
    turn: Generated<number>;
    sealed: Buffer | null;
  };
  business_numbers: {
    id: string;
    next_send_at: Generated<Date>;
    slowed_until: Generated<Date>;
    proved_until: Generated<Date>;
    held_until: Generated<Date>;
    templates_held_until: Generated<Date>;
  };
  deliveries: {
    organization_id: string;
    id: string;
    user_id: string;
    role: AssignableRole;
    frequency: Frequency;
    slot: Date;
    day: string;
    time_zone: string;
    recipient_id: string;
    test: boolean;
    channel: Delivery['channel'];
    state: Delivery['state'];
    reason: string | null;
    way: string | null;
    epoch: Generated<number>;
    void_epoch: Generated<number>;
    tries: Generated<number>;
    look_at: Date | null;
    intent_at: Date | null;
    opens_window: Generated<boolean>;
    business_number: string | null;
    message_hash: Buffer | null;
    alert_id: Generated<string | null>;
    schedule_id: Generated<string | null>;
  };
};
