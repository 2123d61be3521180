// Generated from the database by `npm run types`; a test compares the two. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

// A type, not an interface: supabase-js needs the implicit index signature.
export type Database = {
  public: {
    Tables: {
      ai_associative_memory: {
        Row: {
          approved_at: string;
          associated_element: string;
          context: Json;
          correlation_count: number;
          created_at: string;
          expires_at: string | null;
          id: string;
          importance: number;
          pattern_type: string;
          primary_element: string;
          quote: string | null;
          relationship_type: string;
          replaced_by: string | null;
          said_at: string | null;
          source: string;
          source_id: string | null;
          stays_here: boolean;
          strength: number;
          supporting_evidence: Json;
          tags: string[];
          updated_at: string;
          user_id: string;
          valid_from: string | null;
          valid_to: string | null;
        };
        Insert: {
          approved_at?: string;
          associated_element: string;
          context?: Json;
          correlation_count?: number;
          created_at?: string;
          expires_at?: string | null;
          id?: string;
          importance?: number;
          pattern_type?: string;
          primary_element: string;
          quote?: string | null;
          relationship_type?: string;
          replaced_by?: string | null;
          said_at?: string | null;
          source?: string;
          source_id?: string | null;
          stays_here?: boolean;
          strength?: number;
          supporting_evidence?: Json;
          tags?: string[];
          updated_at?: string;
          user_id?: string;
          valid_from?: string | null;
          valid_to?: string | null;
        };
        Update: {
          approved_at?: string;
          associated_element?: string;
          context?: Json;
          correlation_count?: number;
          created_at?: string;
          expires_at?: string | null;
          id?: string;
          importance?: number;
          pattern_type?: string;
          primary_element?: string;
          quote?: string | null;
          relationship_type?: string;
          replaced_by?: string | null;
          said_at?: string | null;
          source?: string;
          source_id?: string | null;
          stays_here?: boolean;
          strength?: number;
          supporting_evidence?: Json;
          tags?: string[];
          updated_at?: string;
          user_id?: string;
          valid_from?: string | null;
          valid_to?: string | null;
        };
        Relationships: [];
      };
      ai_episodic_memory: {
        Row: {
          approved_at: string;
          attention_state: string | null;
          cognitive_load: string | null;
          content: string;
          context_type: string | null;
          created_at: string;
          energy_level: string | null;
          environment_factors: Json;
          event_type: string;
          expires_at: string | null;
          id: string;
          importance: number;
          interruption_count: number | null;
          quote: string | null;
          replaced_by: string | null;
          said_at: string | null;
          session_id: string | null;
          source: string;
          source_id: string | null;
          stays_here: boolean;
          successful_outcome: boolean | null;
          tags: string[];
          task_completion_time: number | null;
          updated_at: string;
          user_id: string;
          user_initiated: boolean;
          user_state: string | null;
          valid_from: string | null;
          valid_to: string | null;
        };
        Insert: {
          approved_at?: string;
          attention_state?: string | null;
          cognitive_load?: string | null;
          content: string;
          context_type?: string | null;
          created_at?: string;
          energy_level?: string | null;
          environment_factors?: Json;
          event_type?: string;
          expires_at?: string | null;
          id?: string;
          importance?: number;
          interruption_count?: number | null;
          quote?: string | null;
          replaced_by?: string | null;
          said_at?: string | null;
          session_id?: string | null;
          source?: string;
          source_id?: string | null;
          stays_here?: boolean;
          successful_outcome?: boolean | null;
          tags?: string[];
          task_completion_time?: number | null;
          updated_at?: string;
          user_id?: string;
          user_initiated?: boolean;
          user_state?: string | null;
          valid_from?: string | null;
          valid_to?: string | null;
        };
        Update: {
          approved_at?: string;
          attention_state?: string | null;
          cognitive_load?: string | null;
          content?: string;
          context_type?: string | null;
          created_at?: string;
          energy_level?: string | null;
          environment_factors?: Json;
          event_type?: string;
          expires_at?: string | null;
          id?: string;
          importance?: number;
          interruption_count?: number | null;
          quote?: string | null;
          replaced_by?: string | null;
          said_at?: string | null;
          session_id?: string | null;
          source?: string;
          source_id?: string | null;
          stays_here?: boolean;
          successful_outcome?: boolean | null;
          tags?: string[];
          task_completion_time?: number | null;
          updated_at?: string;
          user_id?: string;
          user_initiated?: boolean;
          user_state?: string | null;
          valid_from?: string | null;
          valid_to?: string | null;
        };
        Relationships: [];
      };
      ai_months: {
        Row: {
          month: string;
          used: number;
        };
        Insert: {
          month: string;
          used: number;
        };
        Update: {
          month?: string;
          used?: number;
        };
        Relationships: [];
      };
      ai_procedural_memory: {
        Row: {
          adaptations: Json;
          approved_at: string;
          common_failure_points: Json;
          created_at: string;
          difficulty_level: string | null;
          estimated_duration_minutes: number | null;
          expires_at: string | null;
          id: string;
          importance: number;
          quote: string | null;
          replaced_by: string | null;
          said_at: string | null;
          source: string;
          source_id: string | null;
          stays_here: boolean;
          steps: Json;
          success_criteria: string | null;
          success_rate: number | null;
          tags: string[];
          trigger_conditions: Json;
          updated_at: string;
          usage_count: number;
          user_id: string;
          valid_from: string | null;
          valid_to: string | null;
          workflow_name: string;
        };
        Insert: {
          adaptations?: Json;
          approved_at?: string;
          common_failure_points?: Json;
          created_at?: string;
          difficulty_level?: string | null;
          estimated_duration_minutes?: number | null;
          expires_at?: string | null;
          id?: string;
          importance?: number;
          quote?: string | null;
          replaced_by?: string | null;
          said_at?: string | null;
          source?: string;
          source_id?: string | null;
          stays_here?: boolean;
          steps: Json;
          success_criteria?: string | null;
          success_rate?: number | null;
          tags?: string[];
          trigger_conditions?: Json;
          updated_at?: string;
          usage_count?: number;
          user_id?: string;
          valid_from?: string | null;
          valid_to?: string | null;
          workflow_name: string;
        };
        Update: {
          adaptations?: Json;
          approved_at?: string;
          common_failure_points?: Json;
          created_at?: string;
          difficulty_level?: string | null;
          estimated_duration_minutes?: number | null;
          expires_at?: string | null;
          id?: string;
          importance?: number;
          quote?: string | null;
          replaced_by?: string | null;
          said_at?: string | null;
          source?: string;
          source_id?: string | null;
          stays_here?: boolean;
          steps?: Json;
          success_criteria?: string | null;
          success_rate?: number | null;
          tags?: string[];
          trigger_conditions?: Json;
          updated_at?: string;
          usage_count?: number;
          user_id?: string;
          valid_from?: string | null;
          valid_to?: string | null;
          workflow_name?: string;
        };
        Relationships: [];
      };
      ai_provider: {
        Row: {
          base_url: string;
          changed_at: string;
          changed_by: string | null;
          context_tokens: number;
          key_sealed: string | null;
          model: string;
          monthly_cap: number | null;
          only_row: boolean;
          person_cap: number | null;
          preset: string;
          structured: boolean;
          test_result: Json | null;
          tested_at: string | null;
        };
        Insert: {
          base_url: string;
          changed_at?: string;
          changed_by?: string | null;
          context_tokens?: number;
          key_sealed?: string | null;
          model: string;
          monthly_cap?: number | null;
          only_row?: boolean;
          person_cap?: number | null;
          preset: string;
          structured?: boolean;
          test_result?: Json | null;
          tested_at?: string | null;
        };
        Update: {
          base_url?: string;
          changed_at?: string;
          changed_by?: string | null;
          context_tokens?: number;
          key_sealed?: string | null;
          model?: string;
          monthly_cap?: number | null;
          only_row?: boolean;
          person_cap?: number | null;
          preset?: string;
          structured?: boolean;
          test_result?: Json | null;
          tested_at?: string | null;
        };
        Relationships: [];
      };
      ai_requests: {
        Row: {
          counted_in: string;
          created_at: string;
          given_back: boolean;
          host: string;
          id: string;
          memory_ids: string[];
          model: string;
          outcome: string;
          sent: string | null;
          use: string;
          user_id: string;
        };
        Insert: {
          counted_in: string;
          created_at?: string;
          given_back?: boolean;
          host: string;
          id?: string;
          memory_ids?: string[];
          model: string;
          outcome?: string;
          sent?: string | null;
          use: string;
          user_id: string;
        };
        Update: {
          counted_in?: string;
          created_at?: string;
          given_back?: boolean;
          host?: string;
          id?: string;
          memory_ids?: string[];
          model?: string;
          outcome?: string;
          sent?: string | null;
          use?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      ai_semantic_memory: {
        Row: {
          approved_at: string;
          concept: string;
          confidence_level: number;
          contradictions: Json;
          created_at: string;
          definition: string;
          domain: string;
          evidence_count: number;
          expires_at: string | null;
          id: string;
          importance: number;
          quote: string | null;
          replaced_by: string | null;
          said_at: string | null;
          source: string;
          source_id: string | null;
          stays_here: boolean;
          tags: string[];
          updated_at: string;
          user_id: string;
          valid_from: string | null;
          valid_to: string | null;
        };
        Insert: {
          approved_at?: string;
          concept: string;
          confidence_level?: number;
          contradictions?: Json;
          created_at?: string;
          definition: string;
          domain?: string;
          evidence_count?: number;
          expires_at?: string | null;
          id?: string;
          importance?: number;
          quote?: string | null;
          replaced_by?: string | null;
          said_at?: string | null;
          source?: string;
          source_id?: string | null;
          stays_here?: boolean;
          tags?: string[];
          updated_at?: string;
          user_id?: string;
          valid_from?: string | null;
          valid_to?: string | null;
        };
        Update: {
          approved_at?: string;
          concept?: string;
          confidence_level?: number;
          contradictions?: Json;
          created_at?: string;
          definition?: string;
          domain?: string;
          evidence_count?: number;
          expires_at?: string | null;
          id?: string;
          importance?: number;
          quote?: string | null;
          replaced_by?: string | null;
          said_at?: string | null;
          source?: string;
          source_id?: string | null;
          stays_here?: boolean;
          tags?: string[];
          updated_at?: string;
          user_id?: string;
          valid_from?: string | null;
          valid_to?: string | null;
        };
        Relationships: [];
      };
      ai_settings: {
        Row: {
          mode: string;
          shown_uses: string[];
          updated_at: string;
          user_id: string;
          uses: string[];
        };
        Insert: {
          mode?: string;
          shown_uses?: string[];
          updated_at?: string;
          user_id?: string;
          uses?: string[];
        };
        Update: {
          mode?: string;
          shown_uses?: string[];
          updated_at?: string;
          user_id?: string;
          uses?: string[];
        };
        Relationships: [];
      };
      analysis_jobs: {
        Row: {
          asked_at: string;
          attempts: number;
          id: string;
          place: number;
          profile_id: string | null;
          staging_id: string | null;
          state: string;
          taken_at: string | null;
          taken_by: string | null;
          track_id: string | null;
        };
        Insert: {
          asked_at?: string;
          attempts?: number;
          id?: string;
          place?: number;
          profile_id?: string | null;
          staging_id?: string | null;
          state?: string;
          taken_at?: string | null;
          taken_by?: string | null;
          track_id?: string | null;
        };
        Update: {
          asked_at?: string;
          attempts?: number;
          id?: string;
          place?: number;
          profile_id?: string | null;
          staging_id?: string | null;
          state?: string;
          taken_at?: string | null;
          taken_by?: string | null;
          track_id?: string | null;
        };
        Relationships: [];
      };
      audit_checkpoints: {
        Row: {
          hash: string;
          kind: string;
          made_at: string;
          seq: number;
          signature: string;
        };
        Insert: {
          hash: string;
          kind: string;
          made_at: string;
          seq: number;
          signature: string;
        };
        Update: {
          hash?: string;
          kind?: string;
          made_at?: string;
          seq?: number;
          signature?: string;
        };
        Relationships: [];
      };
      audit_events: {
        Row: {
          about_hash: string;
          action: string;
          event_type: string;
          hash: string;
          made_at: string;
          outcome: string;
          previous_hash: string;
          seq: number;
          severity: string;
          source: string;
          who_hash: string;
        };
        Insert: {
          about_hash: string;
          action: string;
          event_type: string;
          hash: string;
          made_at: string;
          outcome: string;
          previous_hash: string;
          seq: number;
          severity: string;
          source: string;
          who_hash: string;
        };
        Update: {
          about_hash?: string;
          action?: string;
          event_type?: string;
          hash?: string;
          made_at?: string;
          outcome?: string;
          previous_hash?: string;
          seq?: number;
          severity?: string;
          source?: string;
          who_hash?: string;
        };
        Relationships: [];
      };
      audit_head: {
        Row: {
          hash: string;
          made_at: string;
          only_row: boolean;
          seq: number;
        };
        Insert: {
          hash: string;
          made_at: string;
          only_row?: boolean;
          seq: number;
        };
        Update: {
          hash?: string;
          made_at?: string;
          only_row?: boolean;
          seq?: number;
        };
        Relationships: [];
      };
      audit_personal: {
        Row: {
          address: string | null;
          event_data: Json;
          half: string;
          person_id: string | null;
          reason: string | null;
          salt: string;
          seq: number;
          user_agent: string | null;
        };
        Insert: {
          address?: string | null;
          event_data?: Json;
          half: string;
          person_id?: string | null;
          reason?: string | null;
          salt: string;
          seq: number;
          user_agent?: string | null;
        };
        Update: {
          address?: string | null;
          event_data?: Json;
          half?: string;
          person_id?: string | null;
          reason?: string | null;
          salt?: string;
          seq?: number;
          user_agent?: string | null;
        };
        Relationships: [];
      };
      board_cards: {
        Row: {
          column_id: string;
          details: string;
          due_on: string | null;
          id: string;
          owner_id: string | null;
          place_version: string;
          position: string;
          title: string;
          version: string;
        };
        Insert: {
          column_id: string;
          details?: string;
          due_on?: string | null;
          id?: string;
          owner_id?: string | null;
          place_version?: string;
          position: string;
          title: string;
          version?: string;
        };
        Update: {
          column_id?: string;
          details?: string;
          due_on?: string | null;
          id?: string;
          owner_id?: string | null;
          place_version?: string;
          position?: string;
          title?: string;
          version?: string;
        };
        Relationships: [];
      };
      board_columns: {
        Row: {
          id: string;
          position: string;
          title: string;
          version: string;
        };
        Insert: {
          id?: string;
          position: string;
          title: string;
          version?: string;
        };
        Update: {
          id?: string;
          position?: string;
          title?: string;
          version?: string;
        };
        Relationships: [];
      };
      calendar_events: {
        Row: {
          calendar_id: string;
          deleted_at: string | null;
          ends_at: string | null;
          first_day: string | null;
          id: string;
          last_day: string | null;
          seq: number;
          stamps: Json;
          starts_at: string | null;
          title: string;
          user_id: string;
        };
        Insert: {
          calendar_id: string;
          deleted_at?: string | null;
          ends_at?: string | null;
          first_day?: string | null;
          id?: string;
          last_day?: string | null;
          seq?: number;
          stamps?: Json;
          starts_at?: string | null;
          title?: string;
          user_id?: string;
        };
        Update: {
          calendar_id?: string;
          deleted_at?: string | null;
          ends_at?: string | null;
          first_day?: string | null;
          id?: string;
          last_day?: string | null;
          seq?: number;
          stamps?: Json;
          starts_at?: string | null;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      calendar_feeds: {
        Row: {
          last_read_at: string | null;
          made_at: string;
          time_zone: string | null;
          token_hash: string;
          user_id: string;
          with_sessions: boolean;
          with_tasks: boolean;
          with_titles: boolean;
        };
        Insert: {
          last_read_at?: string | null;
          made_at?: string;
          time_zone?: string | null;
          token_hash: string;
          user_id?: string;
          with_sessions?: boolean;
          with_tasks?: boolean;
          with_titles?: boolean;
        };
        Update: {
          last_read_at?: string | null;
          made_at?: string;
          time_zone?: string | null;
          token_hash?: string;
          user_id?: string;
          with_sessions?: boolean;
          with_tasks?: boolean;
          with_titles?: boolean;
        };
        Relationships: [];
      };
      client_log_sends: {
        Row: {
          caller: string;
          count: number;
          level: string;
          window_start: string;
        };
        Insert: {
          caller: string;
          count?: number;
          level: string;
          window_start?: string;
        };
        Update: {
          caller?: string;
          count?: number;
          level?: string;
          window_start?: string;
        };
        Relationships: [];
      };
      client_logs: {
        Row: {
          context: Json;
          created_at: string;
          id: string;
          level: string;
          message: string;
          stack: string | null;
          user_id: string | null;
        };
        Insert: {
          context?: Json;
          created_at?: string;
          id?: string;
          level: string;
          message: string;
          stack?: string | null;
          user_id?: string | null;
        };
        Update: {
          context?: Json;
          created_at?: string;
          id?: string;
          level?: string;
          message?: string;
          stack?: string | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      coach_drafts: {
        Row: {
          body: string;
          changed_at: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          kind: string;
          seq: number;
          stamps: Json;
          title: string;
          used_data: string;
          user_id: string;
        };
        Insert: {
          body: string;
          changed_at?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          kind: string;
          seq?: number;
          stamps?: Json;
          title: string;
          used_data?: string;
          user_id?: string;
        };
        Update: {
          body?: string;
          changed_at?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          kind?: string;
          seq?: number;
          stamps?: Json;
          title?: string;
          used_data?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      coach_experiments: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          do_on: string;
          ended_at: string | null;
          follow_up_on: string;
          goal_id: string | null;
          id: string;
          material_id: string;
          note: string;
          obstacle: string | null;
          outcome: string | null;
          seq: number;
          shrunk: boolean;
          sign: string;
          smallest: string;
          stamps: Json;
          state: string;
          task_id: string | null;
          title: string;
          user_id: string;
          what: string;
          when_to_do: string;
        };
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          do_on: string;
          ended_at?: string | null;
          follow_up_on: string;
          goal_id?: string | null;
          id?: string;
          material_id: string;
          note?: string;
          obstacle?: string | null;
          outcome?: string | null;
          seq?: number;
          shrunk?: boolean;
          sign?: string;
          smallest?: string;
          stamps?: Json;
          state?: string;
          task_id?: string | null;
          title: string;
          user_id?: string;
          what: string;
          when_to_do?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          do_on?: string;
          ended_at?: string | null;
          follow_up_on?: string;
          goal_id?: string | null;
          id?: string;
          material_id?: string;
          note?: string;
          obstacle?: string | null;
          outcome?: string | null;
          seq?: number;
          shrunk?: boolean;
          sign?: string;
          smallest?: string;
          stamps?: Json;
          state?: string;
          task_id?: string | null;
          title?: string;
          user_id?: string;
          what?: string;
          when_to_do?: string;
        };
        Relationships: [];
      };
      coach_goals: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          id: string;
          seq: number;
          stamps: Json;
          text: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          seq?: number;
          stamps?: Json;
          text: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          seq?: number;
          stamps?: Json;
          text?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string | null;
          id: string;
          message: string;
          name: string | null;
          priority: boolean;
          removed_at: string | null;
          state: string;
          topic: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          email?: string | null;
          id: string;
          message: string;
          name?: string | null;
          priority?: boolean;
          removed_at?: string | null;
          state?: string;
          topic: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          id?: string;
          message?: string;
          name?: string | null;
          priority?: boolean;
          removed_at?: string | null;
          state?: string;
          topic?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      contact_sends: {
        Row: {
          account_key: string | null;
          address_key: string | null;
          id: number;
          sent_at: string;
        };
        Insert: {
          account_key?: string | null;
          address_key?: string | null;
          sent_at?: string;
        };
        Update: {
          account_key?: string | null;
          address_key?: string | null;
          sent_at?: string;
        };
        Relationships: [];
      };
      copy_schedules: {
        Row: {
          every: string;
          last_at: string | null;
          next_at: string;
          problem: string | null;
          taken_at: string | null;
          user_id: string;
        };
        Insert: {
          every: string;
          last_at?: string | null;
          next_at?: string;
          problem?: string | null;
          taken_at?: string | null;
          user_id: string;
        };
        Update: {
          every?: string;
          last_at?: string | null;
          next_at?: string;
          problem?: string | null;
          taken_at?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      delete_requests: {
        Row: {
          asked_at: string;
          asked_by_session: string | null;
          due_at: string;
          tried_at: string | null;
          user_id: string;
        };
        Insert: {
          asked_at?: string;
          asked_by_session?: string | null;
          due_at: string;
          tried_at?: string | null;
          user_id: string;
        };
        Update: {
          asked_at?: string;
          asked_by_session?: string | null;
          due_at?: string;
          tried_at?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      energy_checks: {
        Row: {
          at: string;
          deleted_at: string | null;
          energy: string;
          focus_id: string | null;
          hour: number;
          id: string;
          moment: string;
          seq: number;
          stamps: Json;
          task_id: string | null;
          user_id: string;
        };
        Insert: {
          at?: string;
          deleted_at?: string | null;
          energy: string;
          focus_id?: string | null;
          hour: number;
          id?: string;
          moment?: string;
          seq?: number;
          stamps?: Json;
          task_id?: string | null;
          user_id?: string;
        };
        Update: {
          at?: string;
          deleted_at?: string | null;
          energy?: string;
          focus_id?: string | null;
          hour?: number;
          id?: string;
          moment?: string;
          seq?: number;
          stamps?: Json;
          task_id?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      feeling_checks: {
        Row: {
          at: string;
          deleted_at: string | null;
          feeling: string;
          id: string;
          seq: number;
          stamps: Json;
          user_id: string;
        };
        Insert: {
          at?: string;
          deleted_at?: string | null;
          feeling: string;
          id?: string;
          seq?: number;
          stamps?: Json;
          user_id?: string;
        };
        Update: {
          at?: string;
          deleted_at?: string | null;
          feeling?: string;
          id?: string;
          seq?: number;
          stamps?: Json;
          user_id?: string;
        };
        Relationships: [];
      };
      focus_sessions: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          ended_at: string | null;
          ending: string | null;
          ends_at: string | null;
          energy_after: string | null;
          energy_before: string | null;
          focused_seconds: number;
          id: string;
          intention: string;
          left_seconds: number | null;
          mood: string | null;
          note: string;
          phase: string;
          planned_seconds: number;
          progress: string | null;
          resumed_at: string | null;
          ritual: string | null;
          seq: number;
          snoozes: number;
          sound: string | null;
          stamps: Json;
          started_at: string;
          step_id: string | null;
          task_id: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          ended_at?: string | null;
          ending?: string | null;
          ends_at?: string | null;
          energy_after?: string | null;
          energy_before?: string | null;
          focused_seconds?: number;
          id?: string;
          intention?: string;
          left_seconds?: number | null;
          mood?: string | null;
          note?: string;
          phase: string;
          planned_seconds: number;
          progress?: string | null;
          resumed_at?: string | null;
          ritual?: string | null;
          seq?: number;
          snoozes?: number;
          sound?: string | null;
          stamps?: Json;
          started_at: string;
          step_id?: string | null;
          task_id?: string | null;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          ended_at?: string | null;
          ending?: string | null;
          ends_at?: string | null;
          energy_after?: string | null;
          energy_before?: string | null;
          focused_seconds?: number;
          id?: string;
          intention?: string;
          left_seconds?: number | null;
          mood?: string | null;
          note?: string;
          phase?: string;
          planned_seconds?: number;
          progress?: string | null;
          resumed_at?: string | null;
          ritual?: string | null;
          seq?: number;
          snoozes?: number;
          sound?: string | null;
          stamps?: Json;
          started_at?: string;
          step_id?: string | null;
          task_id?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      heard_tracks: {
        Row: {
          deleted_at: string | null;
          focus_id: string;
          heard_at: string;
          id: string;
          seq: number;
          stamps: Json;
          track_id: string;
          user_id: string;
        };
        Insert: {
          deleted_at?: string | null;
          focus_id: string;
          heard_at: string;
          id?: string;
          seq?: number;
          stamps?: Json;
          track_id: string;
          user_id?: string;
        };
        Update: {
          deleted_at?: string | null;
          focus_id?: string;
          heard_at?: string;
          id?: string;
          seq?: number;
          stamps?: Json;
          track_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      licence_default: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          only_row: boolean;
          tier: string;
        };
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          only_row?: boolean;
          tier?: string;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          only_row?: boolean;
          tier?: string;
        };
        Relationships: [];
      };
      licence_tiers: {
        Row: {
          amount_limit: number | null;
          feature: string;
          included: boolean | null;
          period: string | null;
          step: number | null;
          tier: string;
        };
        Insert: {
          amount_limit?: number | null;
          feature: string;
          included?: boolean | null;
          period?: string | null;
          step?: number | null;
          tier: string;
        };
        Update: {
          amount_limit?: number | null;
          feature?: string;
          included?: boolean | null;
          period?: string | null;
          step?: number | null;
          tier?: string;
        };
        Relationships: [];
      };
      licence_usage: {
        Row: {
          feature: string;
          period_start: string;
          updated_at: string;
          used: number;
          user_id: string;
        };
        Insert: {
          feature: string;
          period_start: string;
          updated_at?: string;
          used: number;
          user_id: string;
        };
        Update: {
          feature?: string;
          period_start?: string;
          updated_at?: string;
          used?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      licences: {
        Row: {
          granted_at: string;
          granted_by: string | null;
          id: string;
          tier: string;
          user_id: string;
          valid_from: string;
          valid_until: string | null;
        };
        Insert: {
          granted_at?: string;
          granted_by?: string | null;
          id?: string;
          tier: string;
          user_id: string;
          valid_from?: string;
          valid_until?: string | null;
        };
        Update: {
          granted_at?: string;
          granted_by?: string | null;
          id?: string;
          tier?: string;
          user_id?: string;
          valid_from?: string;
          valid_until?: string | null;
        };
        Relationships: [];
      };
      login_locations: {
        Row: {
          city: string | null;
          coarse: boolean;
          country: string | null;
          device_id: string | null;
          id: string;
          latitude: number | null;
          longitude: number | null;
          purpose: string;
          recorded_at: string;
          region: string | null;
          session_id: string | null;
          source: string;
          user_id: string;
        };
        Insert: {
          city?: string | null;
          coarse?: boolean;
          country?: string | null;
          device_id?: string | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          purpose?: string;
          recorded_at?: string;
          region?: string | null;
          session_id?: string | null;
          source?: string;
          user_id: string;
        };
        Update: {
          city?: string | null;
          coarse?: boolean;
          country?: string | null;
          device_id?: string | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          purpose?: string;
          recorded_at?: string;
          region?: string | null;
          session_id?: string | null;
          source?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      memory_days: {
        Row: {
          day: string;
          milliseconds: number;
          slowest: number;
          times: number;
          what: string;
        };
        Insert: {
          day: string;
          milliseconds?: number;
          slowest?: number;
          times?: number;
          what: string;
        };
        Update: {
          day?: string;
          milliseconds?: number;
          slowest?: number;
          times?: number;
          what?: string;
        };
        Relationships: [];
      };
      memory_proposals: {
        Row: {
          created_at: string;
          decided_at: string | null;
          id: string;
          kind: string;
          layer: string;
          memory_id: string | null;
          place: string | null;
          quote: string | null;
          quote_hash: string;
          said_at: string | null;
          sentence: string | null;
          source: string;
          source_id: string | null;
          state: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          kind: string;
          layer: string;
          memory_id?: string | null;
          place?: string | null;
          quote?: string | null;
          quote_hash: string;
          said_at?: string | null;
          sentence?: string | null;
          source: string;
          source_id?: string | null;
          state?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          kind?: string;
          layer?: string;
          memory_id?: string | null;
          place?: string | null;
          quote?: string | null;
          quote_hash?: string;
          said_at?: string | null;
          sentence?: string | null;
          source?: string;
          source_id?: string | null;
          state?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      memory_settings: {
        Row: {
          enabled: boolean;
          enabled_at: string | null;
          muted_kinds: string[];
          propose_debrief: boolean;
          propose_task: boolean;
          propose_thought: boolean;
          propose_typed: boolean;
          updated_at: string;
          use_breakdown: boolean;
          use_focus: boolean;
          use_pick: boolean;
          user_id: string;
        };
        Insert: {
          enabled?: boolean;
          enabled_at?: string | null;
          muted_kinds?: string[];
          propose_debrief?: boolean;
          propose_task?: boolean;
          propose_thought?: boolean;
          propose_typed?: boolean;
          updated_at?: string;
          use_breakdown?: boolean;
          use_focus?: boolean;
          use_pick?: boolean;
          user_id?: string;
        };
        Update: {
          enabled?: boolean;
          enabled_at?: string | null;
          muted_kinds?: string[];
          propose_debrief?: boolean;
          propose_task?: boolean;
          propose_thought?: boolean;
          propose_typed?: boolean;
          updated_at?: string;
          use_breakdown?: boolean;
          use_focus?: boolean;
          use_pick?: boolean;
          user_id?: string;
        };
        Relationships: [];
      };
      memory_stores: {
        Row: {
          id: string;
          stored_at: string;
          user_id: string;
        };
        Insert: {
          id?: string;
          stored_at?: string;
          user_id: string;
        };
        Update: {
          id?: string;
          stored_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      memory_uses: {
        Row: {
          id: string;
          layer: string;
          memory_id: string;
          subject_id: string | null;
          used_at: string;
          used_in: string;
          user_id: string;
        };
        Insert: {
          id?: string;
          layer: string;
          memory_id: string;
          subject_id?: string | null;
          used_at?: string;
          used_in: string;
          user_id?: string;
        };
        Update: {
          id?: string;
          layer?: string;
          memory_id?: string;
          subject_id?: string | null;
          used_at?: string;
          used_in?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      memory_vectors: {
        Row: {
          created_at: string;
          layer: string;
          memory_id: string;
          model: string;
          user_id: string;
          vector: string;
        };
        Insert: {
          created_at?: string;
          layer: string;
          memory_id: string;
          model: string;
          user_id?: string;
          vector: string;
        };
        Update: {
          created_at?: string;
          layer?: string;
          memory_id?: string;
          model?: string;
          user_id?: string;
          vector?: string;
        };
        Relationships: [];
      };
      milestones: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          done_at: string | null;
          due_on: string | null;
          id: string;
          position: string;
          project_id: string;
          seq: number;
          stamps: Json;
          title: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          done_at?: string | null;
          due_on?: string | null;
          id?: string;
          position?: string;
          project_id: string;
          seq?: number;
          stamps?: Json;
          title: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          done_at?: string | null;
          due_on?: string | null;
          id?: string;
          position?: string;
          project_id?: string;
          seq?: number;
          stamps?: Json;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      music_renders: {
        Row: {
          asked_at: string;
          attempts: number;
          error: string | null;
          file_path: string;
          priority: number;
          recipe: string;
          retired_at: string | null;
          state: string;
          taken_at: string | null;
          taken_by: string | null;
        };
        Insert: {
          asked_at?: string;
          attempts?: number;
          error?: string | null;
          file_path: string;
          priority?: number;
          recipe: string;
          retired_at?: string | null;
          state?: string;
          taken_at?: string | null;
          taken_by?: string | null;
        };
        Update: {
          asked_at?: string;
          attempts?: number;
          error?: string | null;
          file_path?: string;
          priority?: number;
          recipe?: string;
          retired_at?: string | null;
          state?: string;
          taken_at?: string | null;
          taken_by?: string | null;
        };
        Relationships: [];
      };
      music_staging: {
        Row: {
          adhd_optimized: boolean;
          adhd_suitability_score: number | null;
          ai_analysis_results: Json | null;
          ai_analysis_status: string;
          analysis_error: string | null;
          analyzed_at: string | null;
          artist: string;
          audio_characteristics: Json | null;
          bpm: number | null;
          brainwave_frequency_hz: number | null;
          brainwave_type: string | null;
          complexity_level: number | null;
          consent_agreed: boolean;
          created_at: string;
          deleted_at: string | null;
          duration_seconds: number | null;
          energy_level: string;
          file_hash: string;
          file_size: number | null;
          focus_type: string;
          genre: string;
          id: string;
          mood_category: string;
          offered_for_review: boolean;
          ownership_confirmed: boolean;
          review_reason: string | null;
          reviewed_at: string | null;
          reviewed_energy: string | null;
          staging_file_path: string | null;
          status: string;
          title: string;
          track_id: string | null;
          updated_at: string;
          uploader_id: string;
          verdict_seen_at: string | null;
        };
        Insert: {
          adhd_optimized?: boolean;
          adhd_suitability_score?: number | null;
          ai_analysis_results?: Json | null;
          ai_analysis_status?: string;
          analysis_error?: string | null;
          analyzed_at?: string | null;
          artist?: string;
          audio_characteristics?: Json | null;
          bpm?: number | null;
          brainwave_frequency_hz?: number | null;
          brainwave_type?: string | null;
          complexity_level?: number | null;
          consent_agreed?: boolean;
          created_at?: string;
          deleted_at?: string | null;
          duration_seconds?: number | null;
          energy_level?: string;
          file_hash?: string;
          file_size?: number | null;
          focus_type?: string;
          genre?: string;
          id?: string;
          mood_category?: string;
          offered_for_review?: boolean;
          ownership_confirmed?: boolean;
          review_reason?: string | null;
          reviewed_at?: string | null;
          reviewed_energy?: string | null;
          staging_file_path?: string | null;
          status?: string;
          title: string;
          track_id?: string | null;
          updated_at?: string;
          uploader_id: string;
          verdict_seen_at?: string | null;
        };
        Update: {
          adhd_optimized?: boolean;
          adhd_suitability_score?: number | null;
          ai_analysis_results?: Json | null;
          ai_analysis_status?: string;
          analysis_error?: string | null;
          analyzed_at?: string | null;
          artist?: string;
          audio_characteristics?: Json | null;
          bpm?: number | null;
          brainwave_frequency_hz?: number | null;
          brainwave_type?: string | null;
          complexity_level?: number | null;
          consent_agreed?: boolean;
          created_at?: string;
          deleted_at?: string | null;
          duration_seconds?: number | null;
          energy_level?: string;
          file_hash?: string;
          file_size?: number | null;
          focus_type?: string;
          genre?: string;
          id?: string;
          mood_category?: string;
          offered_for_review?: boolean;
          ownership_confirmed?: boolean;
          review_reason?: string | null;
          reviewed_at?: string | null;
          reviewed_energy?: string | null;
          staging_file_path?: string | null;
          status?: string;
          title?: string;
          track_id?: string | null;
          updated_at?: string;
          uploader_id?: string;
          verdict_seen_at?: string | null;
        };
        Relationships: [];
      };
      music_tracks: {
        Row: {
          adhd_optimized: boolean;
          artist: string | null;
          bpm: number | null;
          bpm_confidence: number | null;
          created_at: string;
          duration_seconds: number | null;
          energy_level: string | null;
          file_path: string;
          file_size: number | null;
          focus_type: string | null;
          genre: string | null;
          id: string;
          loudness_lufs: number | null;
          modulation_depth: number | null;
          modulation_hz: number | null;
          mood_category: string | null;
          recipe: string | null;
          tags: string[];
          title: string;
          version: string | null;
        };
        Insert: {
          adhd_optimized?: boolean;
          artist?: string | null;
          bpm?: number | null;
          bpm_confidence?: number | null;
          created_at?: string;
          duration_seconds?: number | null;
          energy_level?: string | null;
          file_path: string;
          file_size?: number | null;
          focus_type?: string | null;
          genre?: string | null;
          id?: string;
          loudness_lufs?: number | null;
          modulation_depth?: number | null;
          modulation_hz?: number | null;
          mood_category?: string | null;
          recipe?: string | null;
          tags?: string[];
          title: string;
          version?: string | null;
        };
        Update: {
          adhd_optimized?: boolean;
          artist?: string | null;
          bpm?: number | null;
          bpm_confidence?: number | null;
          created_at?: string;
          duration_seconds?: number | null;
          energy_level?: string | null;
          file_path?: string;
          file_size?: number | null;
          focus_type?: string | null;
          genre?: string | null;
          id?: string;
          loudness_lufs?: number | null;
          modulation_depth?: number | null;
          modulation_hz?: number | null;
          mood_category?: string | null;
          recipe?: string | null;
          tags?: string[];
          title?: string;
          version?: string | null;
        };
        Relationships: [];
      };
      other_calendars: {
        Row: {
          deleted_at: string | null;
          id: string;
          keeps_titles: boolean;
          name: string;
          read_at: string;
          read_until: string;
          seq: number;
          stamps: Json;
          user_id: string;
        };
        Insert: {
          deleted_at?: string | null;
          id?: string;
          keeps_titles?: boolean;
          name: string;
          read_at?: string;
          read_until: string;
          seq?: number;
          stamps?: Json;
          user_id?: string;
        };
        Update: {
          deleted_at?: string | null;
          id?: string;
          keeps_titles?: boolean;
          name?: string;
          read_at?: string;
          read_until?: string;
          seq?: number;
          stamps?: Json;
          user_id?: string;
        };
        Relationships: [];
      };
      own_first_steps: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          id: string;
          seq: number;
          stamps: Json;
          title: string;
          user_id: string;
          way: string;
        };
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          seq?: number;
          stamps?: Json;
          title: string;
          user_id?: string;
          way: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          seq?: number;
          stamps?: Json;
          title?: string;
          user_id?: string;
          way?: string;
        };
        Relationships: [];
      };
      personal_settings: {
        Row: {
          archive_after_days: number | null;
          break_minutes: number;
          chime_at_end: boolean;
          date_locale: string | null;
          deleted_at: string | null;
          focus_minutes: number;
          fresh_start_on: string | null;
          hour12: boolean | null;
          id: string;
          keep_awake: boolean;
          notify_at_end: boolean;
          rest_on: string | null;
          rest_weekdays: number[];
          seq: number;
          stamps: Json;
          user_id: string;
        };
        Insert: {
          archive_after_days?: number | null;
          break_minutes?: number;
          chime_at_end?: boolean;
          date_locale?: string | null;
          deleted_at?: string | null;
          focus_minutes?: number;
          fresh_start_on?: string | null;
          hour12?: boolean | null;
          id?: string;
          keep_awake?: boolean;
          notify_at_end?: boolean;
          rest_on?: string | null;
          rest_weekdays?: number[];
          seq?: number;
          stamps?: Json;
          user_id?: string;
        };
        Update: {
          archive_after_days?: number | null;
          break_minutes?: number;
          chime_at_end?: boolean;
          date_locale?: string | null;
          deleted_at?: string | null;
          focus_minutes?: number;
          fresh_start_on?: string | null;
          hour12?: boolean | null;
          id?: string;
          keep_awake?: boolean;
          notify_at_end?: boolean;
          rest_on?: string | null;
          rest_weekdays?: number[];
          seq?: number;
          stamps?: Json;
          user_id?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      projects: {
        Row: {
          archived_at: string | null;
          created_at: string;
          deleted_at: string | null;
          id: string;
          name: string;
          outcome: string;
          position: string;
          seq: number;
          stamps: Json;
          state: string;
          user_id: string;
        };
        Insert: {
          archived_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name: string;
          outcome?: string;
          position?: string;
          seq?: number;
          stamps?: Json;
          state?: string;
          user_id?: string;
        };
        Update: {
          archived_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name?: string;
          outcome?: string;
          position?: string;
          seq?: number;
          stamps?: Json;
          state?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      record_counts: {
        Row: {
          rows: number;
          user_id: string;
        };
        Insert: {
          rows: number;
          user_id: string;
        };
        Update: {
          rows?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      record_horizons: {
        Row: {
          seq: number;
          user_id: string;
        };
        Insert: {
          seq: number;
          user_id: string;
        };
        Update: {
          seq?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      restore_points: {
        Row: {
          before_deletion: boolean;
          bytes: number;
          id: string;
          made_at: string;
          no: number;
          rows: number;
          user_id: string;
          why: string;
        };
        Insert: {
          before_deletion?: boolean;
          bytes?: number;
          id?: string;
          made_at?: string;
          no?: number;
          rows?: number;
          user_id?: string;
          why: string;
        };
        Update: {
          before_deletion?: boolean;
          bytes?: number;
          id?: string;
          made_at?: string;
          no?: number;
          rows?: number;
          user_id?: string;
          why?: string;
        };
        Relationships: [];
      };
      restore_rows: {
        Row: {
          id: string;
          kind: string;
          point: number;
          user_id: string;
          was: Json | null;
        };
        Insert: {
          id: string;
          kind: string;
          point: number;
          user_id: string;
          was?: Json | null;
        };
        Update: {
          id?: string;
          kind?: string;
          point?: number;
          user_id?: string;
          was?: Json | null;
        };
        Relationships: [];
      };
      restores: {
        Row: {
          copy_made_at: string | null;
          counts: Json;
          id: string;
          last_seq: number;
          made_at: string;
          point: string | null;
          records: string[];
          undone_at: string | null;
          user_id: string;
          way_back: Json;
        };
        Insert: {
          copy_made_at?: string | null;
          counts?: Json;
          id?: string;
          last_seq?: number;
          made_at?: string;
          point?: string | null;
          records?: string[];
          undone_at?: string | null;
          user_id?: string;
          way_back?: Json;
        };
        Update: {
          copy_made_at?: string | null;
          counts?: Json;
          id?: string;
          last_seq?: number;
          made_at?: string;
          point?: string | null;
          records?: string[];
          undone_at?: string | null;
          user_id?: string;
          way_back?: Json;
        };
        Relationships: [];
      };
      said_phrases: {
        Row: {
          deleted_at: string | null;
          id: string;
          said_at: string;
          seq: number;
          stamps: Json;
          text: string;
          understood: string | null;
          user_id: string;
        };
        Insert: {
          deleted_at?: string | null;
          id?: string;
          said_at: string;
          seq?: number;
          stamps?: Json;
          text: string;
          understood?: string | null;
          user_id?: string;
        };
        Update: {
          deleted_at?: string | null;
          id?: string;
          said_at?: string;
          seq?: number;
          stamps?: Json;
          text?: string;
          understood?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      sealing_keys: {
        Row: {
          created_at: string;
          private_key: string;
          public_key: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          private_key: string;
          public_key: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          private_key?: string;
          public_key?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      security_events: {
        Row: {
          created_at: string;
          details: Json;
          id: string;
          source: string;
          type: string;
          url: string;
          user_agent: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          details?: Json;
          id?: string;
          source?: string;
          type: string;
          url?: string;
          user_agent?: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          details?: Json;
          id?: string;
          source?: string;
          type?: string;
          url?: string;
          user_agent?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      security_runs: {
        Row: {
          finished_at: string;
          grade: string;
          id: string;
          result: Json;
          run_by: string | null;
          score: number;
          started_at: string;
        };
        Insert: {
          finished_at: string;
          grade: string;
          id?: string;
          result: Json;
          run_by?: string | null;
          score: number;
          started_at: string;
        };
        Update: {
          finished_at?: string;
          grade?: string;
          id?: string;
          result?: Json;
          run_by?: string | null;
          score?: number;
          started_at?: string;
        };
        Relationships: [];
      };
      security_threats: {
        Row: {
          decided_at: string | null;
          decided_by: string | null;
          device_id: string | null;
          facts: Json;
          found_at: string;
          id: string;
          mark: string;
          rule: string;
          session_id: string | null;
          severity: string;
          status: string;
          status_reason: string | null;
          user_id: string;
        };
        Insert: {
          decided_at?: string | null;
          decided_by?: string | null;
          device_id?: string | null;
          facts?: Json;
          found_at?: string;
          id?: string;
          mark: string;
          rule: string;
          session_id?: string | null;
          severity: string;
          status?: string;
          status_reason?: string | null;
          user_id: string;
        };
        Update: {
          decided_at?: string | null;
          decided_by?: string | null;
          device_id?: string | null;
          facts?: Json;
          found_at?: string;
          id?: string;
          mark?: string;
          rule?: string;
          session_id?: string | null;
          severity?: string;
          status?: string;
          status_reason?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      sign_in_rules: {
        Row: {
          admins_need_second_factor: boolean;
          changed_at: string;
          only_row: boolean;
        };
        Insert: {
          admins_need_second_factor?: boolean;
          changed_at?: string;
          only_row?: boolean;
        };
        Update: {
          admins_need_second_factor?: boolean;
          changed_at?: string;
          only_row?: boolean;
        };
        Relationships: [];
      };
      sound_measurements: {
        Row: {
          curves: Json;
          figures: Json;
          file_hash: string;
          id: string;
          measured_at: string;
          object_version: string;
          profile_id: string | null;
          staging_id: string | null;
          track_id: string | null;
        };
        Insert: {
          curves: Json;
          figures: Json;
          file_hash: string;
          id?: string;
          measured_at?: string;
          object_version: string;
          profile_id?: string | null;
          staging_id?: string | null;
          track_id?: string | null;
        };
        Update: {
          curves?: Json;
          figures?: Json;
          file_hash?: string;
          id?: string;
          measured_at?: string;
          object_version?: string;
          profile_id?: string | null;
          staging_id?: string | null;
          track_id?: string | null;
        };
        Relationships: [];
      };
      support_answers: {
        Row: {
          answer: string | null;
          answered_at: string;
          question: string | null;
          share_id: string;
          user_id: string;
          week: string;
        };
        Insert: {
          answer?: string | null;
          answered_at?: string;
          question?: string | null;
          share_id: string;
          user_id: string;
          week: string;
        };
        Update: {
          answer?: string | null;
          answered_at?: string;
          question?: string | null;
          share_id?: string;
          user_id?: string;
          week?: string;
        };
        Relationships: [];
      };
      support_invitations: {
        Row: {
          check_ins: boolean;
          days: number;
          email: string | null;
          expires_at: string;
          fields: string[];
          id: string;
          made_at: string;
          name: string;
          project_ids: string[];
          shown_as: string;
          time_zone: string;
          token_hash: string | null;
          user_id: string;
        };
        Insert: {
          check_ins?: boolean;
          days: number;
          email?: string | null;
          expires_at?: string;
          fields: string[];
          id?: string;
          made_at?: string;
          name: string;
          project_ids?: string[];
          shown_as: string;
          time_zone: string;
          token_hash?: string | null;
          user_id: string;
        };
        Update: {
          check_ins?: boolean;
          days?: number;
          email?: string | null;
          expires_at?: string;
          fields?: string[];
          id?: string;
          made_at?: string;
          name?: string;
          project_ids?: string[];
          shown_as?: string;
          time_zone?: string;
          token_hash?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      support_looks: {
        Row: {
          at: string;
          fields: string[];
          id: string;
          last_at: string;
          share_id: string;
          times: number;
          user_id: string;
          way: string;
        };
        Insert: {
          at?: string;
          fields: string[];
          id?: string;
          last_at?: string;
          share_id: string;
          times?: number;
          user_id: string;
          way: string;
        };
        Update: {
          at?: string;
          fields?: string[];
          id?: string;
          last_at?: string;
          share_id?: string;
          times?: number;
          user_id?: string;
          way?: string;
        };
        Relationships: [];
      };
      support_notes: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          share_id: string;
          shared_at: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          body: string;
          created_at?: string;
          id: string;
          share_id: string;
          shared_at?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          share_id?: string;
          shared_at?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      support_shares: {
        Row: {
          check_ins: boolean;
          ended_at: string | null;
          ended_by: string | null;
          ends_at: string;
          fields: string[];
          given_at: string;
          id: string;
          name: string;
          project_ids: string[];
          question: string | null;
          shown_as: string;
          supporter_id: string | null;
          time_zone: string;
          user_id: string;
        };
        Insert: {
          check_ins?: boolean;
          ended_at?: string | null;
          ended_by?: string | null;
          ends_at: string;
          fields: string[];
          given_at?: string;
          id?: string;
          name: string;
          project_ids?: string[];
          question?: string | null;
          shown_as: string;
          supporter_id?: string | null;
          time_zone: string;
          user_id: string;
        };
        Update: {
          check_ins?: boolean;
          ended_at?: string | null;
          ended_by?: string | null;
          ends_at?: string;
          fields?: string[];
          given_at?: string;
          id?: string;
          name?: string;
          project_ids?: string[];
          question?: string | null;
          shown_as?: string;
          supporter_id?: string | null;
          time_zone?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      task_steps: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          done_at: string | null;
          id: string;
          minutes: number | null;
          position: string;
          seq: number;
          stamps: Json;
          task_id: string;
          title: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          done_at?: string | null;
          id?: string;
          minutes?: number | null;
          position?: string;
          seq?: number;
          stamps?: Json;
          task_id: string;
          title: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          done_at?: string | null;
          id?: string;
          minutes?: number | null;
          position?: string;
          seq?: number;
          stamps?: Json;
          task_id?: string;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      tasks: {
        Row: {
          archived_at: string | null;
          created_at: string;
          deleted_at: string | null;
          description: string;
          do_at: string | null;
          do_on: string | null;
          do_until: string | null;
          done_at: string | null;
          due_on: string | null;
          energy: string;
          estimated_minutes: number | null;
          id: string;
          kind: string;
          position: string;
          project_id: string | null;
          repeat_rule: string | null;
          reward_text: string;
          seq: number;
          series_id: string | null;
          stamps: Json;
          state: string;
          then_action: string;
          title: string;
          updated_at: string;
          user_id: string;
          when_cue: string;
        };
        Insert: {
          archived_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          description?: string;
          do_at?: string | null;
          do_on?: string | null;
          do_until?: string | null;
          done_at?: string | null;
          due_on?: string | null;
          energy?: string;
          estimated_minutes?: number | null;
          id?: string;
          kind?: string;
          position?: string;
          project_id?: string | null;
          repeat_rule?: string | null;
          reward_text?: string;
          seq?: number;
          series_id?: string | null;
          stamps?: Json;
          state?: string;
          then_action?: string;
          title: string;
          updated_at?: string;
          user_id?: string;
          when_cue?: string;
        };
        Update: {
          archived_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          description?: string;
          do_at?: string | null;
          do_on?: string | null;
          do_until?: string | null;
          done_at?: string | null;
          due_on?: string | null;
          energy?: string;
          estimated_minutes?: number | null;
          id?: string;
          kind?: string;
          position?: string;
          project_id?: string | null;
          repeat_rule?: string | null;
          reward_text?: string;
          seq?: number;
          series_id?: string | null;
          stamps?: Json;
          state?: string;
          then_action?: string;
          title?: string;
          updated_at?: string;
          user_id?: string;
          when_cue?: string;
        };
        Relationships: [];
      };
      track_choices: {
        Row: {
          banned: boolean;
          created_at: string;
          deleted_at: string | null;
          id: string;
          seq: number;
          stamps: Json;
          track_id: string;
          user_id: string;
        };
        Insert: {
          banned?: boolean;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          seq?: number;
          stamps?: Json;
          track_id: string;
          user_id?: string;
        };
        Update: {
          banned?: boolean;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          seq?: number;
          stamps?: Json;
          track_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      trusted_devices: {
        Row: {
          device_id: string;
          trust_level: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          device_id: string;
          trust_level: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          device_id?: string;
          trust_level?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      upload_pictures: {
        Row: {
          picture: string;
          profile_id: string;
          set_at: string;
          staging_id: string;
        };
        Insert: {
          picture: string;
          profile_id?: string;
          set_at?: string;
          staging_id: string;
        };
        Update: {
          picture?: string;
          profile_id?: string;
          set_at?: string;
          staging_id?: string;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          granted_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          granted_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          granted_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      user_sessions: {
        Row: {
          auth_session_id: string | null;
          browser_info: Json;
          created_at: string;
          device_id: string | null;
          device_name: string | null;
          device_shown: boolean;
          device_type: string;
          expires_at: string;
          id: string;
          ip_address: string | null;
          is_active: boolean;
          last_active_at: string;
          session_token: string;
          user_id: string;
        };
        Insert: {
          auth_session_id?: string | null;
          browser_info?: Json;
          created_at?: string;
          device_id?: string | null;
          device_name?: string | null;
          device_shown?: boolean;
          device_type?: string;
          expires_at?: string;
          id?: string;
          ip_address?: string | null;
          is_active?: boolean;
          last_active_at?: string;
          session_token: string;
          user_id: string;
        };
        Update: {
          auth_session_id?: string | null;
          browser_info?: Json;
          created_at?: string;
          device_id?: string | null;
          device_name?: string | null;
          device_shown?: boolean;
          device_type?: string;
          expires_at?: string;
          id?: string;
          ip_address?: string | null;
          is_active?: boolean;
          last_active_at?: string;
          session_token?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      users: {
        Row: {
          created_at: string;
          google_id: string;
          id: string;
          theme_preference: string | null;
        };
        Insert: {
          created_at?: string;
          google_id: string;
          id?: string;
          theme_preference?: string | null;
        };
        Update: {
          created_at?: string;
          google_id?: string;
          id?: string;
          theme_preference?: string | null;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      answer_check_in: { Args: { p_share: string; p_answer: string; p_question: string }; Returns: boolean };
      apply_edit: { Args: { edit: Json }; Returns: string };
      apply_edits: { Args: { edits: Json }; Returns: Json };
      approve_upload: { Args: { upload: string; corrections?: Json }; Returns: string };
      archive_account: { Args: Record<never, never>; Returns: Json };
      are_memory_tags: { Args: { p_tags: string[] }; Returns: boolean };
      ask_check_in: { Args: { p_share: string; p_question: string }; Returns: boolean };
      automated_security_cleanup: { Args: Record<never, never>; Returns: Json };
      ban_account: { Args: { p_user_id: string; p_reason: string; p_until?: string }; Returns: Json };
      batches_at_point: { Args: { p_point: string; p_only?: string[] }; Returns: string[] };
      board_people: { Args: Record<never, never>; Returns: string[] };
      call_off_deletion: { Args: Record<never, never>; Returns: boolean };
      change_contact_message: { Args: { p_id: string; p_to: string }; Returns: boolean };
      change_share: { Args: { p_share: string; p_change: Json }; Returns: Json };
      consume_feature: { Args: { p_feature: string; p_amount?: number }; Returns: Json };
      correct_upload: { Args: { upload: string; corrections: Json }; Returns: undefined };
      current_licence: { Args: Record<never, never>; Returns: Json };
      current_profile_id: { Args: Record<never, never>; Returns: string };
      current_user_row_id: { Args: Record<never, never>; Returns: string };
      decide_threat: { Args: { p_id: string; p_decision: string; p_reason?: string }; Returns: Json };
      delete_account: { Args: { p_user_id: string; p_reason: string }; Returns: boolean };
      delete_kinds: { Args: { p_kinds: string[]; p_from?: string; p_to?: string; p_for_good?: boolean }; Returns: Json };
      delete_restore_points: { Args: Record<never, never>; Returns: number };
      delete_support_note: { Args: { p_id: string }; Returns: boolean };
      end_share: { Args: { p_share: string }; Returns: boolean };
      forget_memories: { Args: { p_what: Json; p_preview?: boolean }; Returns: Json };
      go_back_to_point: { Args: { p_point: string; p_kinds: string[] }; Returns: Json };
      has_active_session: { Args: Record<never, never>; Returns: boolean };
      has_feature: { Args: { p_feature: string }; Returns: boolean };
      has_sound_stamps: { Args: { fields: Json; given: Json }; Returns: boolean };
      held_overview: { Args: Record<never, never>; Returns: Json };
      held_tables: { Args: Record<never, never>; Returns: string[] };
      invite_supporter: { Args: { p_invitation: Json }; Returns: Json };
      is_current_user_admin: { Args: Record<never, never>; Returns: boolean };
      is_memory_on: { Args: Record<never, never>; Returns: boolean };
      is_own_path: { Args: { p_path: string; p_uploader: string }; Returns: boolean };
      keep_upload: { Args: { upload: string }; Returns: undefined };
      lift_ban: { Args: { p_user_id: string; p_reason: string }; Returns: Json };
      list_accounts: { Args: { p_search?: string; p_only?: string; p_page?: number; p_size?: number }; Returns: Json };
      list_uploads: { Args: { which: string; after_created?: string; after_id?: string; page_size?: number }; Returns: string[] };
      look_at_person: { Args: { p_share: string; p_way?: string }; Returns: Json };
      make_calendar_feed: { Args: { p_titles: boolean; p_tasks: boolean; p_sessions: boolean; p_zone: string }; Returns: string };
      make_point_before_bulk: { Args: { p_edits: Json }; Returns: undefined };
      make_restore_point: { Args: { p_why: string }; Returns: string };
      memory_installation_overview: { Args: Record<never, never>; Returns: Json };
      memory_limit_state: { Args: Record<never, never>; Returns: Json };
      memory_overview: { Args: Record<never, never>; Returns: Json };
      merge_memories: { Args: { p_layer: string; p_keep: string; p_others: string[]; p_fields: Json }; Returns: Json };
      monitor_session_security: { Args: { p_session_id: string; p_user_id: string; p_ip_address: string; p_user_agent: string; p_action: string }; Returns: Json };
      my_people: { Args: Record<never, never>; Returns: Json };
      my_sharing: { Args: Record<never, never>; Returns: Json };
      own_security_runs: { Args: { p_limit?: number }; Returns: Json[] };
      perform_security_audit: { Args: Record<never, never>; Returns: Json };
      preview_delete: { Args: { p_kinds: string[]; p_from?: string; p_to?: string }; Returns: Json };
      preview_restore_point: { Args: { p_point: string; p_examples?: number }; Returns: Json };
      preview_share: { Args: { p_draft: Json }; Returns: Json };
      public_counts: { Args: Record<never, never>; Returns: Json };
      pull_records: { Args: { after: number; most?: number }; Returns: Json };
      read_account: { Args: { p_user_id: string }; Returns: Json };
      read_audit: { Args: { p_limit?: number; p_before?: number; p_filter?: Json }; Returns: Json[] };
      read_client_days: { Args: Record<never, never>; Returns: Json };
      read_client_health: { Args: Record<never, never>; Returns: Json };
      read_contact_messages: { Args: { p_state?: string; p_limit?: number; p_before?: string; p_before_id?: string }; Returns: Json };
      read_deletion: { Args: Record<never, never>; Returns: Json };
      read_device_notice: { Args: Record<never, never>; Returns: Json[] };
      read_outbox: { Args: { p_limit?: number }; Returns: Json[] };
      read_security_events: { Args: { p_limit?: number; p_before?: string }; Returns: Json[] };
      read_security_runs: { Args: { p_limit?: number }; Returns: Json[] };
      read_sign_in_rules: { Args: Record<never, never>; Returns: Json };
      read_support_invitation: { Args: { p_token: string }; Returns: Json };
      read_threats: { Args: { p_days?: number; p_everybody?: boolean }; Returns: Json[] };
      record_location_with_enhanced_privacy: { Args: { p_user_id: string; p_ip_address: string; p_country: string; p_region: string; p_city: string; p_latitude?: number; p_longitude?: number; p_access_purpose?: string }; Returns: Json };
      record_table_names: { Args: Record<never, never>; Returns: string[] };
      records_at_point: { Args: { p_point: string }; Returns: string[] };
      reject_upload: { Args: { upload: string; reason: string }; Returns: undefined };
      save_support_note: { Args: { p_share: string; p_id: string; p_body: string; p_shared?: boolean; p_seen?: string }; Returns: Json };
      schedule_copies: { Args: { p_every: string }; Returns: Json };
      second_factor_answered: { Args: Record<never, never>; Returns: boolean };
      second_factor_wanted: { Args: Record<never, never>; Returns: boolean };
      server_stamp: { Args: { before: string }; Returns: string };
      set_account_role: { Args: { p_user_id: string; p_role: string; p_reason: string }; Returns: Json };
      set_default_tier: { Args: { p_tier: string }; Returns: string };
      set_licence: { Args: { p_user_id: string; p_tier?: string; p_valid_until?: string; p_reason?: string }; Returns: Json };
      share_looks: { Args: { p_share?: string; p_limit?: number; p_before?: string }; Returns: Json };
      sign_out_account: { Args: { p_user_id: string; p_reason: string }; Returns: Json };
      store_memory: { Args: { p_layer: string; p_memory: Json; p_proposal?: string; p_replaces?: Json }; Returns: Json };
      stored_tracks: { Args: Record<never, never>; Returns: string[] };
      support_notes_of: { Args: { p_share: string }; Returns: Json };
      system_overview: { Args: Record<never, never>; Returns: Json };
      tables_with_own_rows: { Args: Record<never, never>; Returns: string[] };
      test_rls_policies: { Args: Record<never, never>; Returns: string[] };
      undo_restore: { Args: { p_id: string }; Returns: Json };
      uploads_summary: { Args: Record<never, never>; Returns: string[] };
      verify_audit_chain: { Args: Record<never, never>; Returns: Json };
      withdraw_invitation: { Args: { p_user_id: string; p_reason: string }; Returns: boolean };
      withdraw_support_invitation: { Args: { p_id: string }; Returns: boolean };
      withdraw_upload: { Args: { upload: string }; Returns: undefined };
      write_allowed_edits: { Args: { place: string; are_new: boolean; columns: string[]; edits: Json }; Returns: number[] };
      write_edits: { Args: { place: string; are_new: boolean; columns: string[]; edits: Json }; Returns: boolean };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
