// Written by `npm run generate` from the OpenAPI description. Do not edit.

export interface paths {
    "/build-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which build runs
         * @description Pages poll it every 30 s and reload when it changes.
         */
        get: operations["getBuildId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners above the home page */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the home page shows */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Large pictures of the home page */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search projects, artists or labels
         * @description Tolerates accents, case and small slips of the pen.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service can work */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shelves of the shop
         * @description PRO shelves are listed only for accounts that may see them.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shop by its code */
        get: operations["getShopByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List projects */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/recommandations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects worth a look
         * @description Chosen by the genres of the projects given, else by what sells.
         */
        get: operations["listRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One project with items and tracks */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/more": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** More like this */
        get: operations["getProjectMore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/songs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tracklist */
        get: operations["listProjectSongs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/group-shipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose parcel it joins */
        get: operations["getGroupShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a cart
         * @description Prices, stock, shipping and VAT come from the server; what changed since is listed.
         */
        post: operations["calculateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a cart
         * @description Payment and order are written together. Paying the same cart again returns the first answer.
         */
        post: operations["payCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a payment
         * @description May be called any number of times.
         */
        post: operations["confirmCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Empty a cart */
        delete: operations["deleteCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the token is good */
        get: operations["checkAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Unknown accounts and wrong passwords get the same answer in the same time.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this token only.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My orders */
        get: operations["listUserOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/orders/{id}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where my parcels are */
        get: operations["getOrderTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my picture
         * @description Names an upload of purpose `user_picture` that is whole; null takes the picture away.
         */
        post: operations["setUserPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an upload
         * @description Files are sent in parts, as S3 has it: open, put each part, complete. A part may be sent again; complete and abort may
         *     be repeated. What nobody goes on with, and no record names, is thrown away after seven days.
         */
        post: operations["openUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give an upload up
         * @description What arrived is thrown away; 409 when a record names the file already.
         */
        delete: operations["abortUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{upload_id}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parts that arrived */
        get: operations["listUploadParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{upload_id}/parts/{part_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a part
         * @description Every part has the size that was agreed on when the upload was opened, the last one what remains. A part sent again takes the place of the one before.
         */
        put: operations["putUploadPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{upload_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the parts together
         * @description The parts have to be all there, in order and by the tags they got. The file is then looked into; one of another kind than its field takes is refused.
         */
        post: operations["completeUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListProjects"];
        put?: never;
        /** Create a project */
        post: operations["adminCreateProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show or hide projects */
        post: operations["adminSetProjectVisibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One project */
        get: operations["adminGetProject"];
        /**
         * Change a project
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateProject"];
        post?: never;
        /** Delete a project */
        delete: operations["adminDeleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a project to another step */
        post: operations["adminMoveProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start preparing orders */
        post: operations["adminPrepareOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order */
        get: operations["adminGetOrder"];
        /**
         * Change an order
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a parcel as sent
         * @description Writes the parcel with its tracking number and tells the customer.
         */
        post: operations["adminShipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark an order as delivered */
        post: operations["adminDeliverOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order, or one part of it
         * @description What has not left goes back into stock; what was paid for it is given back.
         */
        post: operations["adminCancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back
         * @description Copies that have not left are cancelled with it. Repeating a call with the same key gives nothing back twice.
         */
        post: operations["adminRefundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the confirmation mail again */
        post: operations["adminResendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shops
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListShops"];
        put?: never;
        /** Create a shop */
        post: operations["adminCreateShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shops/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One shop */
        get: operations["adminGetShop"];
        /**
         * Change a shop
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateShop"];
        post?: never;
        /** Delete a shop */
        delete: operations["adminDeleteShop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListUsers"];
        put?: never;
        /** Create an account */
        post: operations["adminCreateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account */
        get: operations["adminGetUser"];
        /**
         * Change an account
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment */
        get: operations["adminGetPayment"];
        /**
         * Change a payment
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdatePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One refund */
        get: operations["adminGetRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/refunds/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the provider once more
         * @description For a refund that failed. The provider never pays one refund twice.
         */
        post: operations["adminRetryRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List disputes
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One dispute */
        get: operations["adminGetDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disputes/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the bank with evidence
         * @description May be done once; the bank decides then.
         */
        post: operations["adminSubmitEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disputes/{id}/evidence/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of the evidence */
        get: operations["adminGetEvidenceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disputes/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the money up
         * @description The dispute is lost without an answer; its money is gone from the order.
         */
        post: operations["adminAcceptDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/disputes/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record how it ended
         * @description Money of a lost dispute is gone from the order.
         */
        post: operations["adminRecordOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListPayouts"];
        put?: never;
        /**
         * Take over a payout file
         * @description Rows are matched with payments, refunds and disputes. A file that was taken over before is refused with 409.
         */
        post: operations["adminImportPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payouts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a payout file
         * @description Reads and matches the whole file and writes nothing.
         */
        post: operations["adminPreviewPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payout */
        get: operations["adminGetPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rows of payouts
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListPayoutRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reconciliation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One row of a payout */
        get: operations["adminGetPayoutRow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reconciliation/{id}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Match by hand */
        post: operations["adminMatchPayoutRow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reconciliation/{id}/unmatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the match back */
        post: operations["adminUnmatchPayoutRow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff has to keep to
         * @description Amounts are converted by the rate of the day.
         */
        get: operations["adminGetSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListCategories"];
        put?: never;
        /** Create a category */
        post: operations["adminCreateCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: operations["adminGetCategory"];
        /**
         * Change a category
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateCategory"];
        post?: never;
        /** Delete a category */
        delete: operations["adminDeleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/artists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List artists
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListArtists"];
        put?: never;
        /** Create an artist */
        post: operations["adminCreateArtist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/artists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One artist */
        get: operations["adminGetArtist"];
        /**
         * Change an artist
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateArtist"];
        post?: never;
        /** Delete an artist */
        delete: operations["adminDeleteArtist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List labels
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListLabels"];
        put?: never;
        /** Create a label */
        post: operations["adminCreateLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/labels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One label */
        get: operations["adminGetLabel"];
        /**
         * Change a label
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateLabel"];
        post?: never;
        /** Delete a label */
        delete: operations["adminDeleteLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit records
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One audit record */
        get: operations["adminGetAuditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views of lists
         * @description One's own and the shared ones of every list one may open.
         */
        get: operations["adminListViews"];
        put?: never;
        /** Keep a view */
        post: operations["adminCreateView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/views/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many records each view shows
         * @description Of the views of adminListViews and of those that the description gives every list.
         */
        get: operations["adminCountViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a view
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateView"];
        post?: never;
        /** Throw a view away */
        delete: operations["adminDeleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear of changes
         * @description Server-sent events: each `data` is a Change to a record of a list one may open. An event `gap` says that some may have been
         *     missed. The answer ends after ten minutes; whoever wants to go on asks again.
         */
        get: operations["adminListenChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail */
        get: operations["adminGetMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description One's own; those of all for admins. Server-side filter, sort and page.
         */
        get: operations["adminListExports"];
        put?: never;
        /**
         * Export a list
         * @description Takes all rows that fulfil the filter, as many as there are. Whoever may list a resource may export it. The file is made
         *     in the background and kept for seven days.
         */
        post: operations["adminCreateExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One export */
        get: operations["adminGetExport"];
        put?: never;
        post?: never;
        /**
         * Throw an export away
         * @description With its file; one that is being made stops.
         */
        delete: operations["adminDeleteExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an export
         * @description What is written of its file is thrown away.
         */
        post: operations["adminCancelExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exports/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the address of an export's file
         * @description A browser fetches files without our token, so the address itself says that it may, for a minute.
         */
        post: operations["adminLinkExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an export
         * @description Needs no token; whoever has the address may fetch it while it holds. A download that has begun goes on to its end.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Where the books stand with an order (§4 status wording).
         * @enum {string}
         */
        AccountingStatus: "to_do" | "to_check" | "invoiced" | "valid";
        /** @description A banner above the home page, in two languages; hidden for 40 days once dismissed (§4, §9). */
        Alert: {
            /** @description Number; part of the dismissal cookie's name. */
            id: number;
            /** @description French text. */
            text_fr: string;
            /** @description English text. */
            text_en: string;
            /** @description Where the French banner leads. */
            link_fr?: string | null;
            /** @description Where the English banner leads. */
            link_en?: string | null;
        };
        /** @description A banner above the home page, in two languages; hidden for 40 days once dismissed (§4, §9). */
        AlertInput: {
            /** @description French text. */
            text_fr: string;
            /** @description English text. */
            text_en: string;
            /** @description Where the French banner leads. */
            link_fr?: string | null;
            /** @description Where the English banner leads. */
            link_en?: string | null;
        };
        /** @description A musician or band. */
        Artist: {
            /** @description Number. */
            id: number;
            /** @description Name as printed on sleeves. */
            name: string;
            /** @description Home country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description About the artist in English. */
            bio_en?: string | null;
            /** @description About the artist in French. */
            bio_fr?: string | null;
            /** @description Picture folder, under /storage/pictures. */
            picture?: string | null;
            /** @description Code of the artist's own shop. */
            shop_code?: string | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A musician or band. */
        ArtistInput: {
            /** @description Name as printed on sleeves. */
            name: string;
            /** @description Home country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description About the artist in English. */
            bio_en?: string | null;
            /** @description About the artist in French. */
            bio_fr?: string | null;
            /** @description Picture folder, under /storage/pictures. */
            picture?: string | null;
            /** @description Code of the artist's own shop. */
            shop_code?: string | null;
        };
        /**
         * @description What was done to a record.
         * @enum {string}
         */
        AuditAction: "create" | "update" | "delete" | "action";
        /** @description Who did what to a record; written by the server. */
        AuditEntry: {
            /** @description Number. */
            id: number;
            /** @description Kind of record. */
            resource: string;
            /** @description Number of the record. */
            record_id: number;
            action: components["schemas"]["AuditAction"];
            /** @description operationId of the call. */
            operation?: string;
            /** @description Who. */
            user_id?: number | null;
            /** @description Name of who. */
            user_name?: string | null;
            /** @description Changed fields before. */
            before?: Record<string, unknown> | null;
            /** @description Changed fields after. */
            after?: Record<string, unknown> | null;
            /** @description The request. */
            request_id?: string | null;
            /**
             * Format: unix-time
             * @description When.
             */
            created_at: number;
        };
        /** @description Who did what to a record; written by the server. */
        AuditEntryInput: Record<string, unknown>;
        /** @description A signed-in account with its token, good for 365 days (§9). */
        AuthAnswer: {
            /** @description Send it as Bearer token. */
            token: string;
            data: components["schemas"]["UserData"];
        };
        /** @description Whether the token is good; `id` is there when somebody is signed in. */
        AuthCheck: {
            /** @description Number of the account. */
            id?: number;
            data?: components["schemas"]["UserData"];
        };
        /** @description A large picture with a message on the home page. */
        Banner: {
            /** @description Number. */
            id: number;
            /** @description Headline. */
            title: string;
            /** @description A line below the headline. */
            text?: string | null;
            /** @description Picture folder, under /storage/pictures. */
            picture: string;
            /** @description Where it leads. */
            link: string;
        };
        /** @description A large picture with a message on the home page. */
        BannerInput: {
            /** @description Headline. */
            title: string;
            /** @description A line below the headline. */
            text?: string | null;
            /** @description Picture folder, under /storage/pictures. */
            picture: string;
            /** @description Where it leads. */
            link: string;
        };
        /**
         * @description How often a box is sent and paid.
         * @enum {string}
         */
        BoxPeriodicity: "monthly" | "quarterly" | "yearly";
        /**
         * @description Kinds of the record subscription.
         * @enum {string}
         */
        BoxType: "vinyl" | "discovery" | "collector";
        /** @description Which build the server runs; pages reload themselves when it changes (§4). */
        BuildId: {
            /** @description Changes with every build. */
            buildId: string;
        };
        /** @description What came of a bulk action, record by record. */
        BulkAnswer: {
            /** @description Records it was done to. */
            done: number[];
            /** @description Records it was refused for, each with why. */
            refused: {
                /** @description Number. */
                id: number;
                /** @description Translation key under `errors`. */
                code: string;
            }[];
        };
        /** @description Why an order, or one part of it, is given up. */
        CancelOrderRequest: {
            /** @description Which shop's part; all that has not left when empty. */
            shop_order_id?: number | null;
            reason: components["schemas"]["RefundReason"];
            /** @description More about it. */
            comment?: string | null;
            /**
             * @description Write to the customer.
             * @default true
             */
            notify?: boolean;
        };
        /** @description A card for the built-in test provider. A real provider gets the card itself and hands us a payment_method instead. */
        Card: Record<string, unknown>;
        /** @description A card for the built-in test provider. A real provider gets the card itself and hands us a payment_method instead. */
        CardInput: {
            /** @description Card number. */
            number: string;
            /** @description Month of expiry. */
            exp_month: number;
            /** @description Year of expiry. */
            exp_year: number;
            /** @description Security code. */
            cvc: string;
            /** @description Name on the card. */
            name?: string | null;
        };
        /**
         * @description Transporters with tracking links (§9). For any other one the tracking link is typed by hand.
         * @enum {string}
         */
        Carrier: "imx" | "col" | "lts" | "mdr" | "gls" | "dhl" | "ups" | "schenker" | "fedex" | "dachser" | "tnt" | "other";
        /** @description A cart (§3): shops keyed s_{shop_id}, and boxes. */
        Cart: {
            /** @description 10 random letters and digits. */
            id: string;
            /** @description The order it became. */
            order_id?: number | null;
            /** @description Copies and boxes in it. */
            count: number;
            currency: components["schemas"]["Currency"];
            /** @description Code for a reduction. */
            promo_code?: string | null;
            /** @description What is known of the customer. */
            customer?: components["schemas"]["CartCustomer"] | null;
            /** @description Shops keyed s_{shop_id}. */
            shops: {
                [key: string]: components["schemas"]["CartShop"];
            };
            /** @description Subscriptions. */
            boxes: components["schemas"]["CartBox"][];
        };
        /** @description A record subscription in the cart (§3 Box entry). */
        CartBox: {
            /** @description Name. */
            name: string;
            type: components["schemas"]["BoxType"];
            periodicity: components["schemas"]["BoxPeriodicity"];
            /** @description Code of who recommended it. */
            sponsor?: string | null;
            /**
             * Format: money
             * @description Price of a period.
             */
            price?: number;
            /**
             * Format: money
             * @description Price of all periods paid now.
             */
            total?: number;
            currency?: components["schemas"]["Currency"];
            /** @description Code for a reduction. */
            promo_code?: string | null;
        };
        /** @description What to price (§7). With an id alone, the cart that was saved under it. */
        CartCalculateRequest: {
            /** @description The cart's id. */
            id?: string;
            /** @description Shops keyed s_{shop_id}. */
            shops?: {
                [key: string]: components["schemas"]["CartShop"];
            };
            /** @description Subscriptions. */
            boxes?: components["schemas"]["CartBox"][];
            currency?: components["schemas"]["Currency"];
            /** @description Code for a reduction. */
            promo_code?: string | null;
            /** @description What is known of the customer. */
            customer?: components["schemas"]["CartCustomer"] | null;
            /** @description Where to collect it. */
            pickup?: components["schemas"]["PickupAddress"] | null;
            /**
             * @description No prices in the parcel.
             * @default false
             */
            is_gift?: boolean;
            /**
             * @description Keep the cart under its id for a day.
             * @default false
             */
            save?: boolean;
        };
        /** @description A cart with today's prices and its sums. */
        CartCalculation: {
            cart: components["schemas"]["Cart"];
            totals: components["schemas"]["CartTotals"];
            /** @description What changed since. */
            issues: components["schemas"]["CartIssue"][];
        };
        /** @description Finish a payment that needed 3-D Secure, or ask again for the outcome of one that went through. */
        CartConfirmRequest: {
            /** @description The cart that was paid. */
            cart_id: string;
            /** @description From the pay answer. */
            payment_id: string;
            /**
             * @description Outcome of the test provider's 3-D Secure page.
             * @enum {string}
             */
            authentication?: "succeed" | "fail";
        };
        /** @description What is known of the customer before paying; the country alone is enough for shipping and VAT. */
        CartCustomer: {
            /** @description First name. */
            firstname?: string | null;
            /** @description Last name. */
            lastname?: string | null;
            /** @description E-mail. */
            email?: string | null;
            /** @description Telephone. */
            phone?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Postal code. */
            zip_code?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description Country. */
            country_id?: components["schemas"]["Country"] | null;
        };
        /** @description Something that changed since an item was added. */
        CartIssue: {
            /** @description The item. */
            item_id: number;
            code: components["schemas"]["CartIssueCode"];
            /** @description Copies left. */
            available?: number;
        };
        /**
         * @description What changed about a cart item since it was added.
         * @enum {string}
         */
        CartIssueCode: "out_of_stock" | "quantity_reduced" | "unavailable" | "price_changed";
        /** @description One line of a cart (§3). Same project, item and sizes raise the quantity. */
        CartItem: {
            /** @description The project. */
            project_id: number;
            /** @description The item. */
            item_id: number;
            /** @description Copies. */
            quantity: number;
            /** @description Sizes with quantities, for things sold by the set. */
            chosen_sizes?: {
                XS?: number;
                S?: number;
                M?: number;
                L?: number;
                XL?: number;
                XXL?: number;
            } | null;
            /** @description How it is sold. */
            type?: components["schemas"]["ProjectType"] | null;
            category?: components["schemas"]["ProjectCategory"];
            /** @description Title of the project. */
            name?: string;
            /** @description Artist. */
            artist_name?: string;
            /** @description Name of the item. */
            item_name?: string;
            /** @description Picture folder. */
            picture?: string | null;
            /** @description A wish of the customer. */
            comment?: string | null;
            /**
             * Format: money
             * @description Price of one; the server's price counts.
             */
            price?: number;
            currency?: components["schemas"]["Currency"];
            /** @description Offer of another seller. */
            marketplace_item_id?: number | null;
            /** @description Copies in that size. */
            size_XS?: number;
            /** @description Copies in that size. */
            size_S?: number;
            /** @description Copies in that size. */
            size_M?: number;
            /** @description Copies in that size. */
            size_L?: number;
            /** @description Copies in that size. */
            size_XL?: number;
            /** @description Copies in that size. */
            size_XXL?: number;
        };
        /** @description Pay a cart. The server prices it anew; `expected_total` guards against a change in between. */
        CartPayRequest: {
            /** @description The saved cart. */
            cart_id: string;
            customer: components["schemas"]["Customer"];
            /** @description Where to collect it. */
            pickup?: components["schemas"]["PickupAddress"] | null;
            /**
             * @description No prices in the parcel.
             * @default false
             */
            is_gift?: boolean;
            method: components["schemas"]["PaymentMethod"];
            card?: components["schemas"]["Card"];
            /** @description The provider's token of the card. */
            payment_method?: string | null;
            /**
             * Format: money
             * @description The total the customer saw.
             */
            expected_total?: number;
            /** @description Origin code (§3). */
            origin?: string | null;
            lang?: components["schemas"]["Language"];
            /** @description A wish of the customer. */
            comment?: string | null;
        };
        /** @description Pay a cart. The server prices it anew; `expected_total` guards against a change in between. */
        CartPayRequestInput: {
            /** @description The saved cart. */
            cart_id: string;
            customer: components["schemas"]["Customer"];
            /** @description Where to collect it. */
            pickup?: components["schemas"]["PickupAddress"] | null;
            /**
             * @description No prices in the parcel.
             * @default false
             */
            is_gift?: boolean;
            method: components["schemas"]["PaymentMethod"];
            card?: components["schemas"]["CardInput"];
            /** @description The provider's token of the card. */
            payment_method?: string | null;
            /**
             * Format: money
             * @description The total the customer saw.
             */
            expected_total?: number;
            /** @description Origin code (§3). */
            origin?: string | null;
            lang?: components["schemas"]["Language"];
            /** @description A wish of the customer. */
            comment?: string | null;
        };
        /** @description The part of a cart that one shop fulfils. */
        CartShop: {
            /** @description The shop. */
            id: number;
            /** @description Whose shop. */
            type?: components["schemas"]["ShopType"] | null;
            /** @description Name of the shop. */
            name?: string;
            shipping_type?: components["schemas"]["ShippingType"];
            /** @description Its lines. */
            items: components["schemas"]["CartItem"][];
        };
        /** @description Sums of a cart. The price shown is the price paid everywhere; how much VAT it contains depends on the destination (§9). */
        CartTotals: {
            /**
             * Format: money
             * @description Sum of the items.
             */
            items: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount: number;
            /**
             * Format: money
             * @description Shipping.
             */
            shipping: number;
            /**
             * Format: money
             * @description VAT contained in the total.
             */
            vat: number;
            /** @description Rate in per cent of the destination (§9). */
            vat_rate: number;
            /**
             * Format: money
             * @description What to pay.
             */
            total: number;
            currency: components["schemas"]["Currency"];
            /** @description Destination. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description A shop each. */
            shops: components["schemas"]["ShopTotals"][];
        };
        /** @description A shelf of the shop. The fixed ones of §2.1 keep their numbers for ever. */
        Category: {
            /** @description Number. */
            id: number;
            /** @description English name. */
            name: string;
            /** @description French name. */
            name_fr?: string | null;
            /** @description Chinese name. */
            name_zh?: string | null;
            /** @description Last part of its address. */
            slug: string;
            /**
             * @description Shown only to accounts with the pro flag.
             * @default false
             */
            pro_only?: boolean;
            /**
             * @description Order in menus; small comes first.
             * @default 100
             */
            position?: number;
            /** @description Projects on the shelf. */
            projects_count?: number;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A shelf of the shop. The fixed ones of §2.1 keep their numbers for ever. */
        CategoryInput: {
            /** @description English name. */
            name: string;
            /** @description French name. */
            name_fr?: string | null;
            /** @description Chinese name. */
            name_zh?: string | null;
            /** @description Last part of its address. */
            slug: string;
            /**
             * @description Shown only to accounts with the pro flag.
             * @default false
             */
            pro_only?: boolean;
            /**
             * @description Order in menus; small comes first.
             * @default 100
             */
            position?: number;
        };
        /** @description A record that is another now, as the events of adminListenChanges tell it. */
        Change: {
            /** @description Its list. */
            resource: string;
            /** @description Its number. */
            id: number;
            action: components["schemas"]["AuditAction"];
        };
        /** @description A paid order, for the confirmation page. */
        Confirmation: {
            order: components["schemas"]["UserOrder"];
            /** @description The cart is empty now. */
            cart_cleared: boolean;
        };
        /** @description A paid order, for the confirmation page. */
        ConfirmationInput: {
            order: components["schemas"]["UserOrderInput"];
            /** @description The cart is empty now. */
            cart_cleared: boolean;
        };
        /**
         * @description ISO 3166-1 countries; `eu` marks the 27 whose VAT applies (§5, §9).
         * @enum {string}
         */
        Country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /**
         * @description Supported currencies with the country whose flag stands for them (§9).
         * @enum {string}
         */
        Currency: "EUR" | "USD" | "GBP" | "AUD" | "CAD" | "KRW" | "JPY" | "CNY" | "PHP";
        /** @description Who buys and where the parcel goes. */
        Customer: {
            /** @description First name. */
            firstname: string;
            /** @description Last name. */
            lastname: string;
            /** @description Company. */
            company?: string | null;
            /** @description Street and number. */
            address: string;
            /** @description Building, floor. */
            address2?: string | null;
            /** @description Postal code. */
            zip_code: string;
            /** @description City. */
            city: string;
            country_id: components["schemas"]["Country"];
            /** @description For the carrier. */
            phone?: string | null;
            /**
             * Format: email
             * @description Where the confirmation goes.
             */
            email: string;
            /** @description Collect it here instead. */
            pickup?: components["schemas"]["PickupAddress"] | null;
        };
        /** @description JSON text with the colours of the discs, names of the vinyl palette. Sides have letters, and 26 sides are 13 discs. */
        DiscColors: string | null;
        /**
         * @description Diameter in inches and turns a minute of a record's discs. A side longer than `warn` seconds is cut quieter, one longer than `refuse` not at all.
         * @enum {string}
         */
        DiscFormat: "12_33" | "12_45" | "10_33" | "10_45" | "7_33" | "7_45";
        /** @description A payment that the customer's bank wants back. */
        Dispute: {
            /** @description Number. */
            id: number;
            /** @description The order. */
            order_id: number;
            /** @description The payment it is about. */
            payment_id: number;
            status: components["schemas"]["DisputeStatus"];
            reason: components["schemas"]["DisputeReason"];
            /**
             * Format: money
             * @description What the bank wants back.
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            /** @description The provider's own number. */
            provider_id?: string;
            /**
             * Format: unix-time
             * @description Until when it can be answered.
             */
            due_at?: number | null;
            /** @description What the bank was told. */
            evidence?: string | null;
            /** @description Files the bank was sent. */
            evidence_files?: string[];
            /**
             * Format: unix-time
             * @description When the evidence was sent.
             */
            submitted_at?: number | null;
            /** @description Who sent it. */
            submitted_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was opened.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description When it ended.
             */
            closed_at?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A payment that the customer's bank wants back. */
        DisputeInput: Record<string, unknown>;
        /** @description How the bank decided. */
        DisputeOutcome: {
            status: components["schemas"]["DisputeStatus"];
            /** @description For colleagues only. */
            note?: string | null;
        };
        /**
         * @description Why a customer's bank wants its money back.
         * @enum {string}
         */
        DisputeReason: "fraudulent" | "product_not_received" | "product_unacceptable" | "duplicate" | "credit_not_processed" | "unrecognized" | "general";
        /**
         * @description Where a dispute stands.
         * @enum {string}
         */
        DisputeStatus: "needs_response" | "under_review" | "won" | "lost";
        /** @description What speaks against a dispute. */
        EvidenceRequest: {
            /** @description What happened and how it is proved. */
            evidence: string;
            /** @description Proof of delivery, letters, the invoice. */
            evidence_files?: string[];
        };
        /** @description A whole list as a file, made by the server in the background. */
        Export: {
            /** @description Number. */
            id: number;
            /** @description Name of the file. */
            name: string;
            /** @description The list it is made of. */
            resource: string;
            format: components["schemas"]["ExportFormat"];
            status: components["schemas"]["ExportStatus"];
            /** @description Why there is no file. */
            failure?: components["schemas"]["ExportFailure"] | null;
            /** @description Its fields in their order. */
            columns?: string[];
            /** @description The conditions its rows fulfil. */
            filter: Record<string, unknown>;
            sort?: components["schemas"]["ExportSort"];
            /** @description Rows written so far. */
            rows_done: number;
            /** @description Rows it will have; unknown before it begins. */
            rows_total?: number | null;
            /** @description Size of the file. */
            bytes?: number | null;
            /** @description Who asked for it. */
            created_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was asked for.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description When it was done, failed or cancelled.
             */
            finished_at?: number | null;
            /**
             * Format: unix-time
             * @description When its file is thrown away.
             */
            expires_at?: number | null;
        };
        /** @description A whole list as a file, made by the server in the background. */
        ExportInput: Record<string, unknown>;
        /**
         * @description Why an export failed.
         * @enum {string}
         */
        ExportFailure: "disk_full" | "not_allowed" | "no_longer_described" | "broken";
        /**
         * @description What file an export makes.
         * @enum {string}
         */
        ExportFormat: "csv" | "xlsx";
        /** @description Where the file of an export may be fetched, for a short time and without a token. */
        ExportLink: {
            /**
             * Format: uri-reference
             * @description Address below the API.
             */
            url: string;
            /**
             * Format: unix-time
             * @description Until when a download may begin.
             */
            expires_at: number;
        };
        /** @description A list to be made a file of, all its rows. */
        ExportRequest: {
            /** @description The list. */
            resource: string;
            /**
             * @description Its conditions, as in the `filter` of the list.
             * @default {}
             */
            filter?: Record<string, unknown>;
            sort?: components["schemas"]["ExportSort"];
            /** @description Its fields in the order of the file. */
            columns: string[];
            format: components["schemas"]["ExportFormat"];
        };
        /** @description The order of the rows. */
        ExportSort: {
            /** @description A field the list can be sorted by. */
            field: string;
            /**
             * @description Rising or falling.
             * @enum {string}
             */
            order: "ASC" | "DESC";
        };
        /**
         * @description Where an export stands.
         * @enum {string}
         */
        ExportStatus: "waiting" | "running" | "done" | "failed" | "cancelled" | "expired";
        /** @description One field that was refused, with the translation key of the reason (§5). */
        FieldError: {
            /** @description Where in the body, members joined with dots. */
            path: string;
            /** @description Translation key under `errors`. */
            code: string;
            /** @description Values for the translation's placeholders. */
            params?: {
                [key: string]: string | number;
            };
        };
        /**
         * @description Musical genres by their id (§3).
         * @enum {integer}
         */
        Genre: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 20;
        /** @description Whether a project travels in the parcel of another shop (§4 Cart). */
        GroupShipment: {
            /** @description The project. */
            project_id: number;
            /** @description The shop whose parcel it joins. */
            shop_id: number;
            /** @description Name of the group; null when it travels alone. */
            group: string | null;
        };
        /** @description Whether the service can work. */
        Health: {
            /**
             * @description ok when everything answers.
             * @enum {string}
             */
            status: "ok" | "degraded";
            /**
             * @description The database.
             * @enum {string}
             */
            database: "ok" | "unreachable";
        };
        /** @description A colour as six hexadecimal digits. */
        HexColor: string | null;
        /** @description What the home page shows. */
        Home: {
            /** @description Staff picks. */
            top_diggers: components["schemas"]["ProjectCard"][];
            /** @description Latest releases. */
            new_projects: components["schemas"]["ProjectCard"][];
            /** @description Only here. */
            exclusives: components["schemas"]["ProjectCard"][];
            /** @description Can be pre-ordered now. */
            preorders: components["schemas"]["ProjectCard"][];
            /** @description Genres with how many projects each has. */
            genres: {
                genre: components["schemas"]["Genre"];
                /** @description Projects of the genre. */
                count: number;
            }[];
        };
        /** @description What the home page shows. */
        HomeInput: {
            /** @description Staff picks. */
            top_diggers: components["schemas"]["ProjectCardInput"][];
            /** @description Latest releases. */
            new_projects: components["schemas"]["ProjectCardInput"][];
            /** @description Only here. */
            exclusives: components["schemas"]["ProjectCardInput"][];
            /** @description Can be pre-ordered now. */
            preorders: components["schemas"]["ProjectCardInput"][];
            /** @description Genres with how many projects each has. */
            genres: {
                genre: components["schemas"]["Genre"];
                /** @description Projects of the genre. */
                count: number;
            }[];
        };
        /** @description The records an action is for. */
        Ids: {
            /** @description Their numbers. */
            ids: number[];
        };
        /** @description One sellable variant of a project, such as a colour or a size. */
        Item: {
            /** @description Number. */
            id: number;
            /** @description What it is. */
            name: string;
            /** @description Colour of the disc; the colour of a garment stands in the name. */
            color?: components["schemas"]["VinylColor"] | null;
            /** @description Size of a garment. */
            size?: components["schemas"]["Size"] | null;
            /**
             * Format: money
             * @description Price with VAT.
             */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description Copies that can still be sold. */
            stock: number;
            /** @description EAN-13 or UPC. */
            barcode?: string | null;
            /**
             * @description Weight in grams with packing.
             * @default 350
             */
            weight?: number;
        };
        /** @description One sellable variant of a project, such as a colour or a size. */
        ItemInput: {
            /** @description What it is. */
            name: string;
            /** @description Colour of the disc; the colour of a garment stands in the name. */
            color?: components["schemas"]["VinylColor"] | null;
            /** @description Size of a garment. */
            size?: components["schemas"]["Size"] | null;
            /**
             * Format: money
             * @description Price with VAT.
             */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description Copies that can still be sold. */
            stock: number;
            /** @description EAN-13 or UPC. */
            barcode?: string | null;
            /**
             * @description Weight in grams with packing.
             * @default 350
             */
            weight?: number;
        };
        /** @description What one sellable variant of a project is. */
        ItemFacts: {
            /** @description What it is. */
            name: string;
            /** @description Colour of the disc; the colour of a garment stands in the name. */
            color?: components["schemas"]["VinylColor"] | null;
            /** @description Size of a garment. */
            size?: components["schemas"]["Size"] | null;
            /**
             * Format: money
             * @description Price with VAT.
             */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description Copies that can still be sold. */
            stock: number;
            /** @description EAN-13 or UPC. */
            barcode?: string | null;
            /**
             * @description Weight in grams with packing.
             * @default 350
             */
            weight?: number;
        };
        /** @description A file that is whole. */
        KeptFile: {
            /** @description What a record names it by. */
            key: string;
            /** @description Where it is served once a record names it; empty for papers of the house. A track is served as MP3. */
            url: string;
        };
        /** @description A record label. */
        Label: {
            /** @description Number. */
            id: number;
            /** @description Name as printed on sleeves. */
            name: string;
            /** @description Home country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Picture folder, under /storage/pictures. */
            picture?: string | null;
            /** @description Code of the label's own shop. */
            shop_code?: string | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A record label. */
        LabelInput: {
            /** @description Name as printed on sleeves. */
            name: string;
            /** @description Home country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Picture folder, under /storage/pictures. */
            picture?: string | null;
            /** @description Code of the label's own shop. */
            shop_code?: string | null;
        };
        /**
         * @description Languages of the shop (§1). English is the default.
         * @enum {string}
         */
        Language: "en" | "fr" | "zh";
        /** @description Sign in (§7). */
        LoginRequest: {
            /**
             * Format: email
             * @description E-mail.
             */
            email: string;
            currency?: components["schemas"]["Currency"];
            /** @description Page that led here. */
            referrer?: string | null;
            /** @description Origin code. */
            origin?: string | null;
            /** @description Country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Sent by older clients; the server uses the connection instead. */
            ip?: string | null;
            /** @description The white-label shop it happens in. */
            shop_id?: number | null;
        };
        /** @description Sign in (§7). */
        LoginRequestInput: {
            /**
             * Format: email
             * @description E-mail.
             */
            email: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
            currency?: components["schemas"]["Currency"];
            /** @description Page that led here. */
            referrer?: string | null;
            /** @description Origin code. */
            origin?: string | null;
            /** @description Country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Sent by older clients; the server uses the connection instead. */
            ip?: string | null;
            /** @description The white-label shop it happens in. */
            shop_id?: number | null;
        };
        /** @description Signed out. */
        Logout: {
            /** @description The token is no longer valid. */
            ok: boolean;
        };
        /** @description A mail the shop sent or is about to send. */
        Mail: {
            /** @description Number. */
            id: number;
            /** @description To. */
            recipient: string;
            /** @description Subject. */
            subject: string;
            /** @description Which mail. */
            template?: string;
            status: components["schemas"]["MailStatus"];
            /** @description The order it is about. */
            order_id?: number | null;
            /** @description Text. */
            text?: string;
            /** @description HTML. */
            html?: string;
            /**
             * Format: unix-time
             * @description When it was written.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description When it left.
             */
            sent_at?: number | null;
        };
        /** @description A mail the shop sent or is about to send. */
        MailInput: Record<string, unknown>;
        /**
         * @description Whether a mail has left.
         * @enum {string}
         */
        MailStatus: "to_do" | "sent" | "failed";
        /** @description The record that a row of a payout is about; one of them. */
        MatchRequest: {
            /** @description Our payment. */
            payment_id?: number | null;
            /** @description Our refund. */
            refund_id?: number | null;
            /** @description Our dispute. */
            dispute_id?: number | null;
            /** @description Why they belong together. */
            note?: string | null;
        };
        /** @description A file that is about to be sent in parts. */
        OpenUploadRequest: {
            purpose: components["schemas"]["UploadPurpose"];
            /** @description Its name where it comes from; the file is not kept under it. */
            name: string;
            /**
             * @description Media type, as far as it is known; the content is what counts in the end.
             * @default
             */
            type?: string;
            /** @description Bytes. */
            size: number;
            /**
             * @description Bytes of each part but the last (§9: 5 MB).
             * @default 5242880
             */
            part_size?: number;
        };
        /** @description What a customer bought, all shops together, as staff sees it. */
        Order: {
            /** @description Number. */
            id: number;
            /** @description Number as customers see it. */
            number: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: unix-time
             * @description When it was placed.
             */
            created_at: number;
            currency: components["schemas"]["Currency"];
            /**
             * Format: money
             * @description Sum of the lines.
             */
            items?: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount?: number;
            /**
             * Format: money
             * @description Shipping.
             */
            shipping?: number;
            /**
             * Format: money
             * @description VAT contained.
             */
            vat?: number;
            /** @description Rate in per cent it was made with. */
            vat_rate?: number;
            /**
             * Format: money
             * @description What the customer pays.
             */
            total: number;
            /** @description Copies. */
            items_count?: number;
            /**
             * Format: money
             * @description What was given back of it.
             */
            refunded?: number;
            /** @description First and last name. */
            customer_name: string;
            /**
             * Format: email
             * @description Where mails go.
             */
            email: string;
            /** @description The account. */
            user_id?: number | null;
            /** @description First name. */
            firstname: string;
            /** @description Last name. */
            lastname: string;
            /** @description For the carrier. */
            phone?: string | null;
            /** @description Company. */
            company?: string | null;
            /** @description Street and number. */
            address: string;
            /** @description Building, floor. */
            address2?: string | null;
            /** @description Postal code. */
            zip_code: string;
            /** @description City. */
            city: string;
            /** @description Destination; fixed because VAT and shipping were computed with it. */
            country_id: components["schemas"]["Country"];
            payment_status: components["schemas"]["PaymentStatus"];
            accounting_status?: components["schemas"]["AccountingStatus"];
            /** @description Names of the shops that fulfil it. */
            shops?: string | null;
            /** @description Code used. */
            promo_code?: string | null;
            /** @description Origin code (§3). */
            origin?: string | null;
            /** @description The origin code read as a source. */
            origin_source?: components["schemas"]["OriginSource"] | null;
            /** @description No prices in the parcel. */
            is_gift?: boolean;
            lang?: components["schemas"]["Language"];
            /** @description The cart it came from. */
            cart_id?: string | null;
            /** @description Wish of the customer. */
            comment?: string | null;
            /** @description For colleagues only. */
            staff_note?: string | null;
            /**
             * Format: unix-time
             * @description When it was paid.
             */
            paid_at?: number | null;
            /**
             * Format: unix-time
             * @description When the last parcel left.
             */
            sent_at?: number | null;
            /** @description A shop each; only in the single record. */
            shop_orders?: components["schemas"]["ShopOrder"][];
            /** @description Its payments; only in the single record. */
            payments?: components["schemas"]["Payment"][];
            /** @description Money given back; only in the single record. */
            refunds?: components["schemas"]["Refund"][];
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description What a customer bought, all shops together, as staff sees it. */
        OrderInput: {
            /**
             * Format: email
             * @description Where mails go.
             */
            email: string;
            /** @description First name. */
            firstname: string;
            /** @description Last name. */
            lastname: string;
            /** @description For the carrier. */
            phone?: string | null;
            /** @description Company. */
            company?: string | null;
            /** @description Street and number. */
            address: string;
            /** @description Building, floor. */
            address2?: string | null;
            /** @description Postal code. */
            zip_code: string;
            /** @description City. */
            city: string;
            accounting_status?: components["schemas"]["AccountingStatus"];
            /** @description For colleagues only. */
            staff_note?: string | null;
        };
        /** @description One line of an order, with the price it was sold at. */
        OrderLine: {
            /** @description Number. */
            id: number;
            /** @description The project. */
            project_id: number;
            /** @description The item. */
            item_id: number;
            /** @description Title when it was sold. */
            name: string;
            /** @description Artist. */
            artist_name?: string | null;
            /** @description Name of the item. */
            item_name?: string | null;
            category?: components["schemas"]["ProjectCategory"];
            /** @description Picture folder. */
            picture?: string | null;
            /** @description EAN-13. */
            barcode?: string | null;
            /** @description Copies. */
            quantity: number;
            /** @description Copies of it that are no longer wanted. */
            cancelled?: number;
            /**
             * Format: money
             * @description Price of one.
             */
            price: number;
            /**
             * Format: money
             * @description Price of the line before reductions.
             */
            total?: number;
            /** @description Wish of the customer. */
            comment?: string | null;
        };
        /** @description One line of an order, with the price it was sold at. */
        OrderLineInput: {
            /** @description The project. */
            project_id: number;
            /** @description The item. */
            item_id: number;
            /** @description Title when it was sold. */
            name: string;
            /** @description Artist. */
            artist_name?: string | null;
            /** @description Name of the item. */
            item_name?: string | null;
            category?: components["schemas"]["ProjectCategory"];
            /** @description Picture folder. */
            picture?: string | null;
            /** @description EAN-13. */
            barcode?: string | null;
            /** @description Copies. */
            quantity: number;
            /** @description Copies of it that are no longer wanted. */
            cancelled?: number;
            /**
             * Format: money
             * @description Price of one.
             */
            price: number;
            /**
             * Format: money
             * @description Price of the line before reductions.
             */
            total?: number;
            /** @description Wish of the customer. */
            comment?: string | null;
        };
        /**
         * @description Where an order stands, all its shops together (§4 status wording).
         * @enum {string}
         */
        OrderStatus: "pending" | "preorder" | "paid" | "paused" | "in_preparation" | "sent" | "delivered" | "completed" | "cancelled";
        /** @description What every view of an order shows. */
        OrderSums: {
            /** @description Number. */
            id: number;
            /** @description Number as customers see it. */
            number: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: unix-time
             * @description When it was placed.
             */
            created_at: number;
            currency: components["schemas"]["Currency"];
            /**
             * Format: money
             * @description Sum of the lines.
             */
            items?: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount?: number;
            /**
             * Format: money
             * @description Shipping.
             */
            shipping?: number;
            /**
             * Format: money
             * @description VAT contained.
             */
            vat?: number;
            /** @description Rate in per cent it was made with. */
            vat_rate?: number;
            /**
             * Format: money
             * @description What the customer pays.
             */
            total: number;
            /** @description Copies. */
            items_count?: number;
            /**
             * Format: money
             * @description What was given back of it.
             */
            refunded?: number;
        };
        /** @description What every view of an order shows. */
        OrderSumsInput: Record<string, unknown>;
        /**
         * @description Where a visitor came from; `prefixes` are the first letters of an origin code that mean it (§3).
         * @enum {string}
         */
        OriginSource: "click" | "mail" | "youtube" | "instagram" | "facebook" | "twitter" | "tiktok" | "soundcloud" | "google" | "link" | "party" | "bing" | "ticket" | "reddit" | "linkedin";
        /**
         * @description Fulfilment partners. `country` is the flag of §3's list, `logistics` the country of its second list; where the two differ both stand.
         * @enum {string}
         */
        Partner: "daudin" | "bigblue" | "diggers" | "lita" | "mgm" | "fnac" | "sna" | "whiplash" | "amped" | "shiprec" | "rom" | "whiplash_uk" | "pias_uk" | "bigblue_uk" | "rom_de" | "pias" | "altafonte" | "terminal_d" | "cbip" | "shipehype" | "ondemand" | "preorder";
        /** @description What came of paying. */
        PayAnswer: {
            status: components["schemas"]["PayStatus"];
            /** @description The provider's number of the payment; confirm needs it. */
            payment_id: string;
            /** @description The order. */
            order_id: number;
            /** @description For the provider's own 3-D Secure page. */
            client_secret?: string | null;
        };
        /**
         * @description What happened when the customer paid; requires_action asks for 3-D Secure.
         * @enum {string}
         */
        PayStatus: "paid" | "requires_action";
        /** @description A payment of an order. */
        Payment: {
            /** @description Number. */
            id: number;
            /** @description The order. */
            order_id: number;
            status: components["schemas"]["PaymentStatus"];
            /**
             * Format: money
             * @description What was asked for.
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            provider: components["schemas"]["PaymentProvider"];
            method: components["schemas"]["PaymentMethod"];
            /** @description The provider's own number. */
            provider_id?: string;
            /** @description Brand of the card. */
            card_brand?: string | null;
            /** @description Last digits of the card. */
            card_last4?: string | null;
            /** @description Why it failed. */
            failure_code?: string | null;
            /** @description For colleagues only. */
            note?: string | null;
            /**
             * Format: unix-time
             * @description When it was started.
             */
            created_at?: number;
            /**
             * Format: unix-time
             * @description When the money arrived.
             */
            paid_at?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A payment of an order. */
        PaymentInput: {
            /** @description For colleagues only. */
            note?: string | null;
        };
        /**
         * @description How a customer pays.
         * @enum {string}
         */
        PaymentMethod: "card";
        /**
         * @description Who takes the money.
         * @enum {string}
         */
        PaymentProvider: "test" | "stripe";
        /**
         * @description Where a payment stands (§4 status wording).
         * @enum {string}
         */
        PaymentStatus: "pending" | "processing" | "paid" | "not_paid" | "cancelled";
        /** @description Money a provider transferred to us, as its file says. */
        Payout: {
            /** @description Number. */
            id: number;
            /** @description The provider's own number. */
            provider_id: string;
            format?: components["schemas"]["PayoutFormat"];
            /** @description Name of the file. */
            file_name?: string;
            currency: components["schemas"]["Currency"];
            /**
             * Format: unix-time
             * @description When the money arrived.
             */
            arrived_at?: number | null;
            /** @description Rows. */
            rows?: number;
            /**
             * Format: money
             * @description Before fees.
             */
            gross?: number;
            /**
             * Format: money
             * @description Fees.
             */
            fees?: number;
            /**
             * Format: money
             * @description What is left.
             */
            net?: number;
            /**
             * Format: money
             * @description What the provider says it transferred.
             */
            paid_out?: number | null;
            /** @description Whether every row and the whole add up. */
            balanced?: boolean;
            /** @description Rows found again, also by hand. */
            matched?: number;
            /** @description Rows not found. */
            unmatched?: number;
            /** @description Rows that differ from our records. */
            conflicting?: number;
            /** @description Rows that wait for somebody. */
            open?: number;
            /** @description Who took it over. */
            created_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was taken over.
             */
            created_at: number;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description Money a provider transferred to us, as its file says. */
        PayoutInput: Record<string, unknown>;
        /** @description Headings of a payout file by what stands below them. */
        PayoutColumns: {
            /** @description The provider's number of the payment. */
            provider_id: string;
            /** @description What the row is for. */
            kind?: string | null;
            /** @description Amount before fees. */
            amount: string;
            /** @description Fee. */
            fee?: string | null;
            /** @description What is left of it. */
            net?: string | null;
            /** @description Currency. */
            currency: string;
            /** @description Day or moment. */
            occurred_at?: string | null;
            /** @description The provider's number of the payout. */
            payout?: string | null;
            /** @description In words. */
            description?: string | null;
        };
        /**
         * @description Why a row of a payout does not fit the record of its number.
         * @enum {string}
         */
        PayoutConflict: "amount" | "currency" | "already_matched";
        /** @description A payout file that was uploaded, and how to read it. */
        PayoutFile: {
            /** @description The file. */
            file: string;
            /** @description Which heading holds what; found out from the headings when empty. */
            columns?: components["schemas"]["PayoutColumns"] | null;
        };
        /**
         * @description How a payout file is written.
         * @enum {string}
         */
        PayoutFormat: "stripe" | "generic";
        /** @description What a payout file holds, before anything is written. */
        PayoutPreview: {
            /** @description Name of the file. */
            file_name: string;
            format: components["schemas"]["PayoutFormat"];
            /** @description The headings of the file. */
            headings: string[];
            columns: components["schemas"]["PayoutColumns"];
            /** @description What no heading was found for; nothing else can be said then. */
            missing?: string[];
            /** @description The payout that this file was taken over as before. */
            known?: number | null;
            /** @description Its payouts. */
            payouts: components["schemas"]["PayoutSums"][];
            /** @description Its first rows, numbered by their lines; those that wait for somebody before all others. */
            sample: components["schemas"]["PayoutRow"][];
        };
        /** @description What a payout file holds, before anything is written. */
        PayoutPreviewInput: {
            /** @description Name of the file. */
            file_name: string;
            format: components["schemas"]["PayoutFormat"];
            /** @description The headings of the file. */
            headings: string[];
            columns: components["schemas"]["PayoutColumns"];
            /** @description What no heading was found for; nothing else can be said then. */
            missing?: string[];
            /** @description The payout that this file was taken over as before. */
            known?: number | null;
            /** @description Its payouts. */
            payouts: components["schemas"]["PayoutSums"][];
            /** @description Its first rows, numbered by their lines; those that wait for somebody before all others. */
            sample: components["schemas"]["PayoutRowInput"][];
        };
        /** @description A row of a payout file. */
        PayoutRow: {
            /** @description Number. */
            id: number;
            /** @description The payout. */
            payout_id?: number;
            /** @description Line of the file. */
            line?: number;
            kind: components["schemas"]["PayoutRowKind"];
            /** @description The provider's own number. */
            provider_id?: string | null;
            status: components["schemas"]["PayoutRowStatus"];
            /** @description What does not fit. */
            conflict?: components["schemas"]["PayoutConflict"] | null;
            /**
             * Format: money
             * @description Before fees; less than nothing when it was taken from us.
             */
            amount: number;
            /**
             * Format: money
             * @description Fee.
             */
            fee?: number;
            /**
             * Format: money
             * @description What is left.
             */
            net?: number;
            currency: components["schemas"]["Currency"];
            /** @description Our payment. */
            payment_id?: number | null;
            /** @description Our refund. */
            refund_id?: number | null;
            /** @description Our dispute. */
            dispute_id?: number | null;
            /** @description Who matched it. */
            matched_by?: number | null;
            /**
             * Format: unix-time
             * @description When.
             */
            matched_at?: number | null;
            /** @description Said by who matched it. */
            note?: string | null;
            /**
             * Format: unix-time
             * @description When it happened at the provider.
             */
            occurred_at?: number | null;
            /** @description The provider's words. */
            description?: string | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A row of a payout file. */
        PayoutRowInput: Record<string, unknown>;
        /**
         * @description What a row of a payout is for.
         * @enum {string}
         */
        PayoutRowKind: "payment" | "refund" | "dispute" | "fee" | "other";
        /**
         * @description Whether a row of a payout was found again among our own records. Fees and the like have none.
         * @enum {string}
         */
        PayoutRowStatus: "matched" | "by_hand" | "unmatched" | "conflicting" | "no_record";
        /** @description What a payout of a file comes to. */
        PayoutSums: {
            /** @description The provider's own number. */
            provider_id: string;
            currency: components["schemas"]["Currency"];
            /** @description Rows. */
            rows: number;
            /**
             * Format: money
             * @description Before fees.
             */
            gross: number;
            /**
             * Format: money
             * @description Fees.
             */
            fees: number;
            /**
             * Format: money
             * @description What is left.
             */
            net: number;
            /**
             * Format: money
             * @description What the provider says it transferred.
             */
            paid_out?: number | null;
            /** @description Whether every row and the whole add up. */
            balanced: boolean;
            /** @description Rows found again. */
            matched: number;
            /** @description Rows not found. */
            unmatched: number;
            /** @description Rows that differ from our records. */
            conflicting: number;
        };
        /** @description A shop or relay where parcels are collected. */
        PickupAddress: {
            /** @description Name. */
            name: string;
            /** @description Street and number. */
            address: string;
            /** @description Postal code. */
            zip_code: string;
            /** @description City. */
            city: string;
        };
        /** @description An error as RFC 9457 problem details. */
        Problem: {
            /**
             * Format: uri-reference
             * @description Kind of problem.
             */
            type: string;
            /** @description Short and translated. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description What to do about it; translated. */
            detail?: string;
            /** @description Stable code; also the translation key under `errors`. */
            code: string;
            /** @description Quote it when you report the error; it stands in the server's log. */
            request_id?: string;
            /** @description The fields that were refused. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description A release an artist sells or presses, as staff sees it. */
        Project: {
            /** @description Number. */
            id: number;
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_id: number;
            /** @description Artist. */
            artist_name?: string;
            /** @description Label. */
            label_id?: number | null;
            /** @description Who fulfils it. */
            shop_id: number;
            category: components["schemas"]["ProjectCategory"];
            type: components["schemas"]["ProjectType"];
            step?: components["schemas"]["ProjectStep"];
            visibility?: components["schemas"]["Visibility"];
            /** @description Genres. */
            genres?: components["schemas"]["Genre"][];
            /** @description Shelves it stands on. */
            categories?: number[];
            /** @description Catalogue number of the label. */
            catalog_number?: string | null;
            /** @description EAN-13 or UPC. */
            barcode?: string | null;
            /**
             * Format: date
             * @description Release or estimated dispatch day.
             */
            released_on?: string | null;
            /** @description English text. */
            description_en?: components["schemas"]["RichText"];
            /** @description French text. */
            description_fr?: components["schemas"]["RichText"];
            /**
             * Format: money
             * @description Lowest price with VAT.
             */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description Copies left of all its items. */
            stock?: number;
            /** @description Copies ordered. */
            sold?: number;
            /** @description Pre-orders needed before it is pressed. */
            goal?: number | null;
            /**
             * Format: unix-time
             * @description Last moment to pre-order.
             */
            ends_at?: number | null;
            /** @description Projects of one group travel in one parcel. */
            group_shipment?: string | null;
            /** @description Picture folder, under /storage/projects; the number itself when empty. */
            picture?: string | null;
            color_vinyl?: components["schemas"]["DiscColors"];
            /** @description '1' when there is a picture of the disc itself (§3). */
            url_vinyl?: string | null;
            /** @description Sleeve. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description Size and speed of the discs; 12 inches at 33 when empty. */
            disc_format?: components["schemas"]["DiscFormat"] | null;
            /** @description Name of another cover image. */
            cover_picture?: string | null;
            /** @description What can be bought; only in the single record. */
            items?: components["schemas"]["ProjectItem"][];
            /** @description The tracklist; only in the single record. */
            songs?: components["schemas"]["ProjectTrack"][];
            /**
             * Format: unix-time
             * @description When it was created.
             */
            created_at?: number;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A release an artist sells or presses, as staff sees it. */
        ProjectInput: {
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_id: number;
            /** @description Label. */
            label_id?: number | null;
            /** @description Who fulfils it. */
            shop_id: number;
            category: components["schemas"]["ProjectCategory"];
            type: components["schemas"]["ProjectType"];
            /** @description Genres. */
            genres?: components["schemas"]["Genre"][];
            /** @description Shelves it stands on. */
            categories?: number[];
            /** @description Catalogue number of the label. */
            catalog_number?: string | null;
            /** @description EAN-13 or UPC. */
            barcode?: string | null;
            /**
             * Format: date
             * @description Release or estimated dispatch day.
             */
            released_on?: string | null;
            /** @description English text. */
            description_en?: components["schemas"]["RichText"];
            /** @description French text. */
            description_fr?: components["schemas"]["RichText"];
            /**
             * Format: money
             * @description Lowest price with VAT.
             */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description Pre-orders needed before it is pressed. */
            goal?: number | null;
            /**
             * Format: unix-time
             * @description Last moment to pre-order.
             */
            ends_at?: number | null;
            /** @description Projects of one group travel in one parcel. */
            group_shipment?: string | null;
            /** @description Picture folder, under /storage/projects; the number itself when empty. */
            picture?: string | null;
            color_vinyl?: components["schemas"]["DiscColors"];
            /** @description '1' when there is a picture of the disc itself (§3). */
            url_vinyl?: string | null;
            /** @description Sleeve. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description Size and speed of the discs; 12 inches at 33 when empty. */
            disc_format?: components["schemas"]["DiscFormat"] | null;
            /** @description Name of another cover image. */
            cover_picture?: string | null;
            /** @description What can be bought; only in the single record. */
            items?: components["schemas"]["ProjectItem"][];
            /** @description The tracklist; only in the single record. */
            songs?: components["schemas"]["ProjectTrack"][];
        };
        /** @description A project as lists and grids show it. */
        ProjectCard: {
            /** @description Number. */
            id: number;
            /** @description The same number under the name §3 uses. */
            project_id: number;
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_name: string;
            /** @description Number of the artist. */
            artist_id?: number | null;
            /** @description Label. */
            label_name?: string | null;
            /** @description Picture folder, under /storage/projects. */
            picture: string;
            category: components["schemas"]["ProjectCategory"];
            type?: components["schemas"]["ProjectType"];
            step?: components["schemas"]["ProjectStep"];
            /** @description Genre ids. */
            genres?: components["schemas"]["Genre"][];
            color_vinyl?: components["schemas"]["DiscColors"];
            /** @description Sleeve. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /**
             * Format: money
             * @description Lowest price with VAT.
             */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description The item a quick add puts in the cart; null when a choice is needed. */
            item_id?: number | null;
            /** @description At least one copy can be ordered. */
            in_stock?: boolean;
            /**
             * Format: date
             * @description Release or estimated dispatch day.
             */
            released_on?: string | null;
        };
        /** @description A project as lists and grids show it. */
        ProjectCardInput: {
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_name: string;
            /** @description Number of the artist. */
            artist_id?: number | null;
            /** @description Label. */
            label_name?: string | null;
            /** @description Picture folder, under /storage/projects. */
            picture: string;
            category: components["schemas"]["ProjectCategory"];
            type?: components["schemas"]["ProjectType"];
            step?: components["schemas"]["ProjectStep"];
            /** @description Genre ids. */
            genres?: components["schemas"]["Genre"][];
            color_vinyl?: components["schemas"]["DiscColors"];
            /** @description Sleeve. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /**
             * Format: money
             * @description Lowest price with VAT.
             */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description The item a quick add puts in the cart; null when a choice is needed. */
            item_id?: number | null;
            /** @description At least one copy can be ordered. */
            in_stock?: boolean;
            /**
             * Format: date
             * @description Release or estimated dispatch day.
             */
            released_on?: string | null;
        };
        /**
         * @description What a project is; also the first part of its address (§2.1, §3).
         * @enum {string}
         */
        ProjectCategory: "vinyl" | "cd" | "tape" | "bundle" | "project" | "t-shirt" | "hoodie" | "merch" | "accessory";
        /** @description A project as its own page shows it. */
        ProjectDetail: {
            /** @description Number. */
            id: number;
            /** @description The same number under the name §3 uses. */
            project_id: number;
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_name: string;
            /** @description Number of the artist. */
            artist_id?: number | null;
            /** @description Label. */
            label_name?: string | null;
            /** @description Picture folder, under /storage/projects. */
            picture: string;
            category: components["schemas"]["ProjectCategory"];
            type?: components["schemas"]["ProjectType"];
            step?: components["schemas"]["ProjectStep"];
            /** @description Genre ids. */
            genres?: components["schemas"]["Genre"][];
            color_vinyl?: components["schemas"]["DiscColors"];
            /** @description Sleeve. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /**
             * Format: money
             * @description Lowest price with VAT.
             */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description The item a quick add puts in the cart; null when a choice is needed. */
            item_id?: number | null;
            /** @description At least one copy can be ordered. */
            in_stock?: boolean;
            /**
             * Format: date
             * @description Release or estimated dispatch day.
             */
            released_on?: string | null;
            /** @description English text. */
            description_en?: components["schemas"]["RichText"];
            /** @description French text. */
            description_fr?: components["schemas"]["RichText"];
            /** @description Catalogue number of the label. */
            catalog_number?: string | null;
            /** @description EAN-13. */
            barcode?: string | null;
            /** @description '1' when there is a picture of the disc itself (§3). */
            url_vinyl?: string | null;
            /** @description Name of another cover image. */
            cover_picture?: string | null;
            /** @description Image assets there are, e.g. cover, back, only_vinyl (§3). */
            images?: string[];
            /** @description Who fulfils it. */
            shop_id: number;
            /** @description Name of that shop. */
            shop_name?: string;
            /** @description Code of that shop. */
            shop_code?: string;
            /** @description Number of the label. */
            label_id?: number | null;
            /** @description What can be bought. */
            items: components["schemas"]["Item"][];
            /** @description The tracklist. */
            songs: components["schemas"]["Song"][];
            /** @description Pre-orders needed before it is pressed. */
            goal?: number | null;
            /** @description Copies ordered so far. */
            sold?: number;
            /**
             * Format: unix-time
             * @description Last moment to pre-order.
             */
            ends_at?: number | null;
            /**
             * Format: money
             * @description Lowest price of the last 30 days when the price is reduced.
             */
            lowest_price_30d?: number | null;
        };
        /** @description A project as its own page shows it. */
        ProjectDetailInput: {
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_name: string;
            /** @description Number of the artist. */
            artist_id?: number | null;
            /** @description Label. */
            label_name?: string | null;
            /** @description Picture folder, under /storage/projects. */
            picture: string;
            category: components["schemas"]["ProjectCategory"];
            type?: components["schemas"]["ProjectType"];
            step?: components["schemas"]["ProjectStep"];
            /** @description Genre ids. */
            genres?: components["schemas"]["Genre"][];
            color_vinyl?: components["schemas"]["DiscColors"];
            /** @description Sleeve. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /**
             * Format: money
             * @description Lowest price with VAT.
             */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description The item a quick add puts in the cart; null when a choice is needed. */
            item_id?: number | null;
            /** @description At least one copy can be ordered. */
            in_stock?: boolean;
            /**
             * Format: date
             * @description Release or estimated dispatch day.
             */
            released_on?: string | null;
            /** @description English text. */
            description_en?: components["schemas"]["RichText"];
            /** @description French text. */
            description_fr?: components["schemas"]["RichText"];
            /** @description Catalogue number of the label. */
            catalog_number?: string | null;
            /** @description EAN-13. */
            barcode?: string | null;
            /** @description '1' when there is a picture of the disc itself (§3). */
            url_vinyl?: string | null;
            /** @description Name of another cover image. */
            cover_picture?: string | null;
            /** @description Image assets there are, e.g. cover, back, only_vinyl (§3). */
            images?: string[];
            /** @description Who fulfils it. */
            shop_id: number;
            /** @description Name of that shop. */
            shop_name?: string;
            /** @description Code of that shop. */
            shop_code?: string;
            /** @description Number of the label. */
            label_id?: number | null;
            /** @description What can be bought. */
            items: components["schemas"]["ItemInput"][];
            /** @description The tracklist. */
            songs: components["schemas"]["SongInput"][];
            /** @description Pre-orders needed before it is pressed. */
            goal?: number | null;
            /** @description Copies ordered so far. */
            sold?: number;
            /**
             * Format: unix-time
             * @description Last moment to pre-order.
             */
            ends_at?: number | null;
            /**
             * Format: money
             * @description Lowest price of the last 30 days when the price is reduced.
             */
            lowest_price_30d?: number | null;
        };
        /** @description An item as staff edits it with its project. Items that are left out are deleted. */
        ProjectItem: {
            /** @description Number; left out for a new one. */
            id?: number;
            /** @description What it is. */
            name: string;
            /** @description Colour of the disc; the colour of a garment stands in the name. */
            color?: components["schemas"]["VinylColor"] | null;
            /** @description Size of a garment. */
            size?: components["schemas"]["Size"] | null;
            /**
             * Format: money
             * @description Price with VAT.
             */
            price: number;
            currency: components["schemas"]["Currency"];
            /** @description Copies that can still be sold. */
            stock: number;
            /** @description EAN-13 or UPC. */
            barcode?: string | null;
            /**
             * @description Weight in grams with packing.
             * @default 350
             */
            weight?: number;
        };
        /** @description A page of projects. */
        ProjectList: {
            /** @description The page. */
            projects: components["schemas"]["ProjectCard"][];
            /** @description How many there are in all. */
            count: number;
            /** @description Rows passed over. */
            offset: number;
            /** @description Rows asked for. */
            limit: number;
        };
        /** @description A page of projects. */
        ProjectListInput: {
            /** @description The page. */
            projects: components["schemas"]["ProjectCardInput"][];
            /** @description How many there are in all. */
            count: number;
            /** @description Rows passed over. */
            offset: number;
            /** @description Rows asked for. */
            limit: number;
        };
        /** @description What a project page shows below the record. */
        ProjectMore: {
            /** @description More by the artist. */
            artist: components["schemas"]["ProjectCard"][];
            /** @description More on the label. */
            label: components["schemas"]["ProjectCard"][];
            /** @description Other formats of the same release. */
            same: components["schemas"]["ProjectCard"][];
        };
        /** @description What a project page shows below the record. */
        ProjectMoreInput: {
            /** @description More by the artist. */
            artist: components["schemas"]["ProjectCardInput"][];
            /** @description More on the label. */
            label: components["schemas"]["ProjectCardInput"][];
            /** @description Other formats of the same release. */
            same: components["schemas"]["ProjectCardInput"][];
        };
        /**
         * @description Order of a project list.
         * @enum {string}
         */
        ProjectSort: "newest" | "popular" | "price_low" | "price_high" | "title";
        /**
         * @description Where a project stands (§4). Launched means neither creating, checking, failed nor refused.
         * @enum {string}
         */
        ProjectStep: "creating" | "checking" | "in_progress" | "confirmed" | "successful" | "failed" | "refused";
        /** @description A track as staff edits it with its project. Their places follow from the order of the list; tracks that are left out are deleted. */
        ProjectTrack: {
            /** @description Number; left out for a new one. */
            id?: number;
            /** @description Side of the record. */
            side?: string | null;
            /** @description Title. */
            title: string;
            /** @description Who plays; the project's artist when empty. */
            artist_name?: string | null;
            /**
             * @description Length in seconds.
             * @default 0
             */
            duration?: number;
            uuid?: components["schemas"]["TrackSound"];
        };
        /**
         * @description How a project is sold or pressed (§1, §3).
         * @enum {string}
         */
        ProjectType: "stock" | "preorder" | "crowdfunding" | "direct_pressing" | "limited_edition" | "test_pressing";
        /** @description Money given back for an order. */
        Refund: {
            /** @description Number. */
            id: number;
            /** @description The order. */
            order_id: number;
            /** @description The payment it is taken from. */
            payment_id: number;
            status: components["schemas"]["RefundStatus"];
            /**
             * Format: money
             * @description What is given back.
             */
            amount: number;
            /**
             * Format: money
             * @description What of it is shipping.
             */
            shipping?: number;
            /**
             * Format: money
             * @description VAT contained in it.
             */
            vat?: number;
            currency: components["schemas"]["Currency"];
            reason: components["schemas"]["RefundReason"];
            /** @description Said by who gave it back. */
            comment?: string | null;
            /** @description Whether the copies went back into stock. */
            restocked?: boolean;
            /** @description The provider's own number. */
            provider_id?: string | null;
            /** @description Why it failed. */
            failure_code?: string | null;
            /** @description Who gave it back. */
            created_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was asked for.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description When the provider gave it back.
             */
            settled_at?: number | null;
            /** @description Copies it is for; only in the single record. */
            lines?: {
                /** @description The line. */
                order_line_id: number;
                /** @description Copies. */
                quantity: number;
                /**
                 * Format: money
                 * @description What is given back for them.
                 */
                amount: number;
                /**
                 * Format: money
                 * @description VAT contained in it.
                 */
                vat?: number;
            }[];
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description Money given back for an order. */
        RefundInput: Record<string, unknown>;
        /**
         * @description Why money is given back.
         * @enum {string}
         */
        RefundReason: "withdrawal" | "damaged" | "lost" | "wrong_item" | "out_of_stock" | "late" | "goodwill" | "duplicate" | "fraud" | "change" | "other";
        /** @description Money to give back, and what for. */
        RefundRequest: {
            /**
             * Format: money
             * @description All that is given back.
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * Format: money
             * @description What of it is shipping.
             * @default 0
             */
            shipping?: number;
            /** @description Copies it is for. */
            lines?: {
                /** @description The line. */
                order_line_id: number;
                /** @description Copies. */
                quantity: number;
            }[];
            reason: components["schemas"]["RefundReason"];
            /** @description More about it; also in the mail to the customer. */
            comment?: string | null;
            /**
             * @description The copies can be sold again.
             * @default true
             */
            restock?: boolean;
            /**
             * @description Write to the customer.
             * @default true
             */
            notify?: boolean;
        };
        /**
         * @description Where a refund stands. It is written down before the provider is asked, so that money never leaves unnoticed.
         * @enum {string}
         */
        RefundStatus: "processing" | "done" | "failed";
        /** @description A text with paragraphs, bold and italic words, links and lists, written in Markdown. Other marks and HTML are refused. */
        RichText: string | null;
        /**
         * @description Roles of an account (§3). Admin and team are staff; the wire calls that isMun.
         * @enum {string}
         */
        Role: "user" | "artist" | "team" | "admin";
        /** @description An artist or label found by the search box. */
        SearchArtist: {
            /** @description Number. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Picture folder. */
            picture?: string | null;
            /** @description Code of the artist's shop. */
            shop_code_artist?: string | null;
            /** @description Code of the label's shop. */
            shop_code_label?: string | null;
        };
        /** @description A project found by the search box. */
        SearchProject: {
            /** @description Number. */
            project_id: number;
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_name: string;
            /** @description Picture folder. */
            picture: string;
            category: components["schemas"]["ProjectCategory"];
        };
        /** @description One hit of the search box (§3); a project, or an artist or label. */
        SearchResult: components["schemas"]["SearchProject"] | components["schemas"]["SearchArtist"];
        /**
         * @description What to search for (§7).
         * @enum {string}
         */
        SearchType: "projects" | "artists" | "labels";
        /** @description What the shop keeps to and staff can change. */
        Settings: {
            /** @description Of the amounts; kept in EUR. */
            currency: components["schemas"]["Currency"];
            /**
             * Format: money
             * @description The most that somebody who is no admin gives back at once.
             * @default 200
             */
            refund_limit_team: number;
        };
        /** @description A parcel that has left. */
        ShipOrderRequest: {
            /** @description Which shop's part; all that is still open when empty. */
            shop_order_id?: number | null;
            tracking_transporter: components["schemas"]["Carrier"];
            /** @description Number on the parcel. */
            tracking_number: string;
            /**
             * Format: uri
             * @description Only when the transporter is not in the list.
             */
            tracking_link?: string | null;
            /**
             * @description Write to the customer.
             * @default true
             */
            notify?: boolean;
        };
        /** @description One parcel (§3 Tracking). */
        Shipment: {
            /** @description Number. */
            id: number;
            status: components["schemas"]["ShipmentStatus"];
            /** @description Who carries it. */
            tracking_transporter: components["schemas"]["Carrier"] | null;
            /** @description Number on the parcel. */
            tracking_number?: string | null;
            /** @description Where to follow it; null when the transporter is unknown and no link was given. */
            tracking_link?: string | null;
            /**
             * Format: unix-time
             * @description When it left.
             */
            sent_at?: number | null;
            /** @description Order lines in it. */
            line_ids?: number[];
        };
        /** @description One parcel (§3 Tracking). */
        ShipmentInput: {
            status: components["schemas"]["ShipmentStatus"];
            /** @description Who carries it. */
            tracking_transporter: components["schemas"]["Carrier"] | null;
            /** @description Number on the parcel. */
            tracking_number?: string | null;
            /** @description Where to follow it; null when the transporter is unknown and no link was given. */
            tracking_link?: string | null;
            /**
             * Format: unix-time
             * @description When it left.
             */
            sent_at?: number | null;
            /** @description Order lines in it. */
            line_ids?: number[];
        };
        /**
         * @description Where a parcel stands (§4 status wording).
         * @enum {string}
         */
        ShipmentStatus: "in_preparation" | "sent" | "arrived" | "delivered" | "cancelled";
        /** @description One way a shop's parcel may travel. */
        ShippingOption: {
            type: components["schemas"]["ShippingType"];
            /**
             * Format: money
             * @description What it costs with VAT.
             */
            price: number;
            /** @description Working days at least. */
            days_min?: number;
            /** @description Working days at most. */
            days_max?: number;
        };
        /**
         * @description How the parcel of one shop travels.
         * @enum {string}
         */
        ShippingType: "standard" | "express" | "pickup";
        /** @description An artist's or label's store. A white-label shop shows its own logo and colours and hides the main navigation (§2.6, §3). */
        Shop: {
            /** @description Number. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Part of its address, /shop/{code}. */
            code: string;
            type: components["schemas"]["ShopType"];
            /** @description The artist it belongs to. */
            artist_id?: number | null;
            /** @description The label it belongs to. */
            label_id?: number | null;
            /** @description The account that manages it. */
            user_id?: number | null;
            /**
             * @description Shows only its own look.
             * @default false
             */
            white_label?: boolean;
            /** @description Picture folder of the logo, under /storage/pictures. */
            logo?: string | null;
            /**
             * @description Height of the logo in pixels (§9).
             * @default 51
             */
            logo_height?: number;
            /**
             * @description Where the logo stands in the header.
             * @default left
             * @enum {string}
             */
            logo_position?: "left" | "center" | "right";
            header_bg?: components["schemas"]["HexColor"];
            header_color?: components["schemas"]["HexColor"];
            bg_color?: components["schemas"]["HexColor"];
            font_color?: components["schemas"]["HexColor"];
            footer_bg?: components["schemas"]["HexColor"];
            footer_color?: components["schemas"]["HexColor"];
            /**
             * Format: uri
             * @description Facebook page.
             */
            artist_facebook?: string | null;
            /**
             * Format: uri
             * @description Instagram page.
             */
            artist_instagram?: string | null;
            /**
             * Format: uri
             * @description YouTube channel.
             */
            artist_youtube?: string | null;
            /**
             * Format: uri
             * @description Spotify page.
             */
            artist_spotify?: string | null;
            /**
             * Format: uri
             * @description Apple Music page.
             */
            artist_itunes?: string | null;
            /** @description Projects it sells. */
            projects_count?: number;
            /**
             * Format: unix-time
             * @description When it opened.
             */
            created_at?: number;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description An artist's or label's store. A white-label shop shows its own logo and colours and hides the main navigation (§2.6, §3). */
        ShopInput: {
            /** @description Name. */
            name: string;
            /** @description Part of its address, /shop/{code}. */
            code: string;
            type: components["schemas"]["ShopType"];
            /** @description The artist it belongs to. */
            artist_id?: number | null;
            /** @description The label it belongs to. */
            label_id?: number | null;
            /** @description The account that manages it. */
            user_id?: number | null;
            /**
             * @description Shows only its own look.
             * @default false
             */
            white_label?: boolean;
            /** @description Picture folder of the logo, under /storage/pictures. */
            logo?: string | null;
            /**
             * @description Height of the logo in pixels (§9).
             * @default 51
             */
            logo_height?: number;
            /**
             * @description Where the logo stands in the header.
             * @default left
             * @enum {string}
             */
            logo_position?: "left" | "center" | "right";
            header_bg?: components["schemas"]["HexColor"];
            header_color?: components["schemas"]["HexColor"];
            bg_color?: components["schemas"]["HexColor"];
            font_color?: components["schemas"]["HexColor"];
            footer_bg?: components["schemas"]["HexColor"];
            footer_color?: components["schemas"]["HexColor"];
            /**
             * Format: uri
             * @description Facebook page.
             */
            artist_facebook?: string | null;
            /**
             * Format: uri
             * @description Instagram page.
             */
            artist_instagram?: string | null;
            /**
             * Format: uri
             * @description YouTube channel.
             */
            artist_youtube?: string | null;
            /**
             * Format: uri
             * @description Spotify page.
             */
            artist_spotify?: string | null;
            /**
             * Format: uri
             * @description Apple Music page.
             */
            artist_itunes?: string | null;
        };
        /** @description The part of an order that one shop fulfils. */
        ShopOrder: {
            /** @description Number. */
            id: number;
            /** @description The shop. */
            shop_id: number;
            /** @description Name of the shop. */
            shop_name?: string;
            status: components["schemas"]["ShopOrderStatus"];
            /** @description Who fulfils it. */
            partner?: components["schemas"]["Partner"] | null;
            shipping_type?: components["schemas"]["ShippingType"];
            /**
             * Format: money
             * @description Sum of its lines.
             */
            items?: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount?: number;
            /**
             * Format: money
             * @description Shipping.
             */
            shipping?: number;
            /**
             * Format: money
             * @description VAT contained.
             */
            vat?: number;
            /**
             * Format: money
             * @description What was paid for it.
             */
            total?: number;
            /** @description What was bought. */
            lines: components["schemas"]["OrderLine"][];
            /** @description Its parcels. */
            shipments: components["schemas"]["Shipment"][];
        };
        /** @description The part of an order that one shop fulfils. */
        ShopOrderInput: {
            /** @description The shop. */
            shop_id: number;
            /** @description Name of the shop. */
            shop_name?: string;
            status: components["schemas"]["ShopOrderStatus"];
            /** @description Who fulfils it. */
            partner?: components["schemas"]["Partner"] | null;
            shipping_type?: components["schemas"]["ShippingType"];
            /**
             * Format: money
             * @description Sum of its lines.
             */
            items?: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount?: number;
            /**
             * Format: money
             * @description Shipping.
             */
            shipping?: number;
            /**
             * Format: money
             * @description VAT contained.
             */
            vat?: number;
            /**
             * Format: money
             * @description What was paid for it.
             */
            total?: number;
            /** @description What was bought. */
            lines: components["schemas"]["OrderLineInput"][];
            /** @description Its parcels. */
            shipments: components["schemas"]["ShipmentInput"][];
        };
        /**
         * @description Where the part of an order stands that one shop fulfils.
         * @enum {string}
         */
        ShopOrderStatus: "pending" | "preorder" | "in_preparation" | "sent" | "delivered" | "cancelled";
        /** @description Sums of one shop's part. */
        ShopTotals: {
            /** @description The shop. */
            shop_id: number;
            /**
             * Format: money
             * @description Sum of the items.
             */
            items: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount: number;
            /**
             * Format: money
             * @description Shipping.
             */
            shipping: number;
            /**
             * Format: money
             * @description VAT contained in it.
             */
            vat: number;
            /**
             * Format: money
             * @description What to pay.
             */
            total: number;
            /** @description Ways to ship. */
            options: components["schemas"]["ShippingOption"][];
        };
        /**
         * @description Whose shop it is.
         * @enum {string}
         */
        ShopType: "house" | "artist" | "label";
        /** @description Make an account (§7). */
        SignupRequest: {
            /** @description First name. */
            firstname: string;
            /** @description Last name. */
            lastname: string;
            /**
             * Format: email
             * @description E-mail.
             */
            email: string;
            currency?: components["schemas"]["Currency"];
            /** @description Page that led here. */
            referrer?: string | null;
            /** @description Origin code. */
            origin?: string | null;
            /** @description Country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Sent by older clients; the server uses the connection instead. */
            ip?: string | null;
            /** @description The white-label shop it happens in. */
            shop_id?: number | null;
            /**
             * @description Wants the newsletter.
             * @default false
             */
            newsletter?: boolean;
            lang?: components["schemas"]["Language"];
        };
        /** @description Make an account (§7). */
        SignupRequestInput: {
            /** @description First name. */
            firstname: string;
            /** @description Last name. */
            lastname: string;
            /**
             * Format: email
             * @description E-mail.
             */
            email: string;
            /**
             * Format: password
             * @description At least 10 characters.
             */
            password: string;
            currency?: components["schemas"]["Currency"];
            /** @description Page that led here. */
            referrer?: string | null;
            /** @description Origin code. */
            origin?: string | null;
            /** @description Country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Sent by older clients; the server uses the connection instead. */
            ip?: string | null;
            /** @description The white-label shop it happens in. */
            shop_id?: number | null;
            /**
             * @description Wants the newsletter.
             * @default false
             */
            newsletter?: boolean;
            lang?: components["schemas"]["Language"];
        };
        /**
         * @description Garment sizes.
         * @enum {string}
         */
        Size: "XS" | "S" | "M" | "L" | "XL" | "XXL";
        /**
         * @description Sleeve of a record (§3 names discobag; the others follow the pressing price list).
         * @enum {string}
         */
        Sleeve: "discobag" | "spine" | "gatefold";
        /** @description A track. Its sound is at /storage/songs/{uuid or id}.mp3. */
        Song: {
            /** @description Number. */
            id: number;
            /**
             * Format: uuid
             * @description Name of its sound file.
             */
            uuid?: string | null;
            /** @description Title. */
            title: string;
            /** @description Who plays. */
            artist_name: string;
            /** @description The project it belongs to. */
            project_id?: number;
            /** @description Side of the record. */
            side?: string | null;
            /** @description Place in the tracklist. */
            position?: number;
            /** @description Length in seconds. */
            duration?: number;
        };
        /** @description A track. Its sound is at /storage/songs/{uuid or id}.mp3. */
        SongInput: {
            /**
             * Format: uuid
             * @description Name of its sound file.
             */
            uuid?: string | null;
            /** @description Title. */
            title: string;
            /** @description Who plays. */
            artist_name: string;
            /** @description The project it belongs to. */
            project_id?: number;
            /** @description Side of the record. */
            side?: string | null;
            /** @description Place in the tracklist. */
            position?: number;
            /** @description Length in seconds. */
            duration?: number;
        };
        /** @description The record changed since it was loaded. */
        StaleProblem: {
            /**
             * Format: uri-reference
             * @description Kind of problem.
             */
            type: string;
            /** @description Short and translated. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description What to do about it; translated. */
            detail?: string;
            /** @description Stable code; also the translation key under `errors`. */
            code: string;
            /** @description Quote it when you report the error; it stands in the server's log. */
            request_id?: string;
            /** @description The fields that were refused. */
            errors?: components["schemas"]["FieldError"][];
            /** @description The record as it stands now, in its resource's own shape. */
            current: Record<string, unknown>;
        };
        /** @description Move a project to another step; only along the allowed ways. */
        StepRequest: {
            step: components["schemas"]["ProjectStep"];
        };
        /**
         * Format: uuid
         * @description Name of its sound, at /storage/songs/{uuid}.mp3: an upload of purpose `track` that is whole. WAV is encoded when it is first played.
         */
        TrackSound: string | null;
        /** @description Where the parcels of an order are. */
        Tracking: {
            /** @description The order. */
            order_id: number;
            status: components["schemas"]["OrderStatus"];
            /** @description Its parcels. */
            shipments: components["schemas"]["Shipment"][];
        };
        /** @description Where the parcels of an order are. */
        TrackingInput: {
            /** @description The order. */
            order_id: number;
            status: components["schemas"]["OrderStatus"];
            /** @description Its parcels. */
            shipments: components["schemas"]["ShipmentInput"][];
        };
        /** @description An upload that takes parts. */
        Upload: {
            /** @description Its name in the other calls. */
            id: string;
            /** @description Bytes of each part but the last. */
            part_size: number;
            /**
             * Format: unix-time
             * @description When it is thrown away unless more of it arrives or a record names it.
             */
            expires_at: number;
        };
        /** @description A part that arrived. */
        UploadPart: {
            /** @description Its place in the file, from 1. */
            number: number;
            /** @description MD5 of its bytes in hexadecimal digits and quotation marks. */
            etag: string;
        };
        /** @description Parts of an upload, by number. */
        UploadParts: {
            /** @description In the order of the file. */
            parts: components["schemas"]["UploadPart"][];
        };
        /**
         * @description What an upload is for: the field that will name it, which also says how large it may be and of which kinds (`x-field.upload`).
         * @enum {string}
         */
        UploadPurpose: "shop_logo" | "user_picture" | "track" | "dispute_evidence" | "payout_file";
        /** @description An account, as staff sees it. */
        User: {
            /** @description Number. */
            id: number;
            /**
             * Format: email
             * @description Sign-in name.
             */
            email: string;
            /** @description Shown name. */
            name: string;
            picture?: components["schemas"]["UserPictureKey"];
            role: components["schemas"]["Role"];
            /**
             * @description Sees the PRO shelf (§6).
             * @default false
             */
            pro?: boolean;
            type?: components["schemas"]["UserType"];
            lang: components["schemas"]["Language"];
            currency: components["schemas"]["Currency"];
            /** @description First name. */
            firstname?: string | null;
            /** @description Last name. */
            lastname?: string | null;
            /** @description Country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Origin code (§3). */
            origin?: string | null;
            /** @description Page that led here. */
            referer?: string | null;
            /** @description Orders. */
            orders_count?: number;
            /**
             * Format: unix-time
             * @description When it was created.
             */
            created_at?: number;
            /**
             * Format: unix-time
             * @description Last sign-in.
             */
            last_seen_at?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description An account, as staff sees it. */
        UserInput: {
            /**
             * Format: email
             * @description Sign-in name.
             */
            email: string;
            /** @description Shown name. */
            name: string;
            picture?: components["schemas"]["UserPictureKey"];
            role: components["schemas"]["Role"];
            /**
             * @description Sees the PRO shelf (§6).
             * @default false
             */
            pro?: boolean;
            type?: components["schemas"]["UserType"];
            lang: components["schemas"]["Language"];
            currency: components["schemas"]["Currency"];
            /** @description First name. */
            firstname?: string | null;
            /** @description Last name. */
            lastname?: string | null;
            /** @description Country. */
            country_id?: components["schemas"]["Country"] | null;
        };
        /** @description What the signed-in person may know of the own account (§3 User). */
        UserData: {
            /** @description Number. */
            id: number;
            /** @description Number of the customer record. */
            customer_id?: number | null;
            /** @description Country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Sign-in name. */
            email: string;
            /** @description Shown name. */
            name: string;
            /** @description Picture folder, under /storage/pictures. */
            picture?: string | null;
            lang: components["schemas"]["Language"];
            currency: components["schemas"]["Currency"];
            /** @description Sees the PRO shelf. */
            pro: boolean;
            /** @description Staff: role admin or team. */
            isMun: boolean;
            /** @description Role admin. */
            is_admin: boolean;
            role: components["schemas"]["Role"];
            type?: components["schemas"]["UserType"];
            /**
             * Format: unix-time
             * @description When the account was made.
             */
            created_at?: number;
            /** @description Origin code. */
            origin?: string | null;
            /** @description Page that led here. */
            referer?: string | null;
            /** @description Last address. */
            customer?: components["schemas"]["CartCustomer"] | null;
            /** @description Wished projects. */
            wishlist?: {
                /** @description The project. */
                project_id: number;
                /** @description The account. */
                user_id: number;
            }[];
            /** @description Whom the account follows. */
            follows?: {
                /** @description The followed account. */
                follower: number;
            }[];
            /** @description Own projects. */
            projects?: number;
            /** @description Own orders. */
            orders?: number;
            /** @description Unread messages. */
            new_messages?: number;
        };
        /** @description An order as its customer sees it. */
        UserOrder: {
            /** @description Number. */
            id: number;
            /** @description Number as customers see it. */
            number: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: unix-time
             * @description When it was placed.
             */
            created_at: number;
            currency: components["schemas"]["Currency"];
            /**
             * Format: money
             * @description Sum of the lines.
             */
            items?: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount?: number;
            /**
             * Format: money
             * @description Shipping.
             */
            shipping?: number;
            /**
             * Format: money
             * @description VAT contained.
             */
            vat?: number;
            /** @description Rate in per cent it was made with. */
            vat_rate?: number;
            /**
             * Format: money
             * @description What the customer pays.
             */
            total: number;
            /** @description Copies. */
            items_count?: number;
            /**
             * Format: money
             * @description What was given back of it.
             */
            refunded?: number;
            customer: components["schemas"]["Customer"];
            /** @description A shop each. */
            shop_orders: components["schemas"]["ShopOrder"][];
        };
        /** @description An order as its customer sees it. */
        UserOrderInput: {
            customer: components["schemas"]["Customer"];
            /** @description A shop each. */
            shop_orders: components["schemas"]["ShopOrderInput"][];
        };
        /** @description A page of the customer's own orders, newest first. */
        UserOrderList: {
            /** @description The page. */
            orders: components["schemas"]["UserOrder"][];
            /** @description How many in all. */
            count: number;
            /** @description Rows passed over. */
            offset: number;
            /** @description Rows asked for. */
            limit: number;
        };
        /** @description A page of the customer's own orders, newest first. */
        UserOrderListInput: {
            /** @description The page. */
            orders: components["schemas"]["UserOrderInput"][];
            /** @description How many in all. */
            count: number;
            /** @description Rows passed over. */
            offset: number;
            /** @description Rows asked for. */
            limit: number;
        };
        /** @description The picture of an account (§7); without one nothing changes. */
        UserPicture: {
            picture?: components["schemas"]["UserPictureKey"];
        };
        /** @description Picture folder of an account, under /storage/pictures. */
        UserPictureKey: string | null;
        /**
         * @description A private person or a business.
         * @enum {string}
         */
        UserType: "individual" | "professional";
        /** @description A list as somebody likes to see it, kept under a name. Shared ones are there for all staff. */
        View: {
            /** @description Number. */
            id: number;
            /** @description The list. */
            resource: string;
            /** @description What it is called. */
            name: string;
            /**
             * @description Everybody who may open the list has it. Only its owner and admins change it.
             * @default false
             */
            shared?: boolean;
            /** @description The conditions, as the parameter `filter` of the list takes them. */
            filter: Record<string, unknown>;
            /** @description By what it is sorted. */
            sort: {
                /** @description A sortable property. */
                field: string;
                /**
                 * @description Rising or falling.
                 * @enum {string}
                 */
                order: "ASC" | "DESC";
            };
            /** @description The columns in their order. */
            columns: string[];
            /** @description Who made it. */
            owner_id?: number | null;
            /** @description Who made it. */
            owner_name?: string | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A list as somebody likes to see it, kept under a name. Shared ones are there for all staff. */
        ViewInput: {
            /** @description The list. */
            resource: string;
            /** @description What it is called. */
            name: string;
            /**
             * @description Everybody who may open the list has it. Only its owner and admins change it.
             * @default false
             */
            shared?: boolean;
            /** @description The conditions, as the parameter `filter` of the list takes them. */
            filter: Record<string, unknown>;
            /** @description By what it is sorted. */
            sort: {
                /** @description A sortable property. */
                field: string;
                /**
                 * @description Rising or falling.
                 * @enum {string}
                 */
                order: "ASC" | "DESC";
            };
            /** @description The columns in their order. */
            columns: string[];
        };
        /** @description How many records a view shows. */
        ViewCount: {
            /** @description The list. */
            resource: string;
            /** @description Name of a view that everybody has, or number of a kept one. */
            view: string;
            /** @description How many. */
            count: number;
            /** @description Beyond 10000 it is an estimate. */
            estimated: boolean;
        };
        /**
         * @description The vinyl colour palette (§3). How a colour looks on a screen stands in base and accent; kind is how the disc is pressed, which also sets its price.
         * @enum {string}
         */
        VinylColor: "black" | "white" | "bone" | "cream" | "grey" | "silver" | "gold" | "bronze" | "copper" | "yellow" | "mustard" | "orange" | "coral" | "red" | "dark_red" | "burgundy" | "pink" | "baby_pink" | "magenta" | "violet" | "purple" | "lavender" | "dark_blue" | "blue" | "royal_blue" | "light_blue" | "turquoise" | "teal" | "mint" | "green" | "dark_green" | "olive" | "brown" | "beige" | "clear" | "transparent_yellow" | "transparent_orange" | "transparent_red" | "transparent_pink" | "transparent_violet" | "transparent_blue" | "transparent_light_blue" | "transparent_green" | "transparent_amber" | "transparent_smoke" | "transparent_purple" | "milky_clear" | "black_white_marbled" | "blue_white_marbled" | "red_black_marbled" | "green_black_marbled" | "orange_yellow_marbled" | "purple_pink_marbled" | "lava_marbled" | "black_red_splatter" | "clear_blue_splatter" | "white_black_splatter" | "yellow_red_splatter" | "clear_black_splatter" | "turquoise_pink_splatter" | "half_black_white" | "half_red_yellow" | "half_blue_orange" | "half_pink_purple" | "picture_disc";
        /**
         * @description Who can see a project in the shop (§4 status wording).
         * @enum {string}
         */
        Visibility: "online" | "offline" | "private" | "promo" | "syncing";
        /** @description Show or hide projects. */
        VisibilityRequest: {
            /** @description Their numbers. */
            ids: number[];
            visibility: components["schemas"]["Visibility"];
        };
    };
    responses: {
        /** @description The request could not be read; the detail says why. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record is in a state that does not allow this, or somebody else was faster. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's role may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The card was declined; nothing was ordered. */
        PaymentDeclined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record changed since it was loaded; the answer holds the current version. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["StaleProblem"];
            };
        };
        /** @description If-Match is missing. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More bytes than may be sent here. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts; wait and try again. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the token is no longer valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fields are invalid; each error names its field and a translation key. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Language of texts and error details (en, fr, zh). */
        AcceptLanguage: string;
        /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
        AdminCursor: string;
        /**
         * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
         *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
         */
        AdminFilter: string;
        /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
        AdminRange: string;
        /** @description JSON array with the field and ASC or DESC. */
        AdminSort: string;
        /** @description Show prices in this currency; the shop's default is EUR (§9). */
        Currency: components["schemas"]["Currency"];
        /** @description What the record names the file by. */
        FileKey: string;
        /** @description The record's number. */
        Id: number;
        /** @description Any text unique to this attempt. Repeating a call with the same key returns the first answer and does nothing twice. */
        IdempotencyKey: string;
        /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
        IfMatch: string;
        /** @description How many records at most. */
        Limit: number;
        /** @description Proves that we gave the address out. */
        LinkSignature: string;
        /** @description Until when the address holds, in Unix seconds. */
        LinkUntil: number;
        /** @description How many records to pass over. */
        Offset: number;
        /** @description Place of the part in the file, from 1. */
        PartNumber: number;
        /** @description The name the upload got when it was opened. */
        UploadId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
        ContentRange: string;
        /** @description The record's version; send it as If-Match when updating. */
        ETag: string;
        /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
        NextCursor: string;
        /** @description MD5 of the part's bytes in hexadecimal digits and quotation marks; say it when completing the upload. */
        PartTag: string;
        /** @description true when the total in Content-Range is an estimate. */
        TotalEstimated: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBuildId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The build. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildId"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"][];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getHome: {
        parameters: {
            query?: {
                /** @description Show prices in this currency; the shop's default is EUR (§9). */
                currency?: components["parameters"]["Currency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"][];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description What to look for. */
                search: string;
                /** @description What kind of thing. */
                type?: components["schemas"]["SearchType"];
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hits, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description It cannot, for now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shelves in menu order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getShopByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The shop's code. */
                shop_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Show prices in this currency; the shop's default is EUR (§9). */
                currency?: components["parameters"]["Currency"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. */
                offset?: components["parameters"]["Offset"];
                /** @description A category, a project type, or all. */
                type?: string;
                /** @description Genre ids joined by a pipe. */
                genre?: string;
                /** @description A shelf. */
                category_id?: number;
                /** @description Words in title, artist or label. */
                search?: string;
                /** @description Only this artist. */
                artist_id?: number;
                /** @description Only this label. */
                label_id?: number;
                /** @description Only this shop. */
                shop_code?: string;
                /** @description Order; newest when nothing else is said. */
                sort?: components["schemas"]["ProjectSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    listRecommendations: {
        parameters: {
            query?: {
                /** @description Show prices in this currency; the shop's default is EUR (§9). */
                currency?: components["parameters"]["Currency"];
                /** @description Projects already seen or in the cart, joined with commas. */
                project_ids?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectCard"][];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                /** @description Show prices in this currency; the shop's default is EUR (§9). */
                currency?: components["parameters"]["Currency"];
            };
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getProjectMore: {
        parameters: {
            query?: {
                /** @description Show prices in this currency; the shop's default is EUR (§9). */
                currency?: components["parameters"]["Currency"];
            };
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description More projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMore"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listProjectSongs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tracks in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Song"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getGroupShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop and group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupShipment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    calculateCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and error details (en, fr, zh). */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartCalculateRequest"];
            };
        };
        responses: {
            /** @description The cart with its sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartCalculation"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    payCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text unique to this attempt. Repeating a call with the same key returns the first answer and does nothing twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of texts and error details (en, fr, zh). */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartPayRequestInput"];
            };
        };
        responses: {
            /** @description Paid, or 3-D Secure is needed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            402: components["responses"]["PaymentDeclined"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and error details (en, fr, zh). */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartConfirmRequest"];
            };
        };
        responses: {
            /** @description The paid order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            402: components["responses"]["PaymentDeclined"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteCart: {
        parameters: {
            query: {
                /** @description The cart. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
        };
    };
    checkAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number and data of the account when signed in, else an empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and error details (en, fr, zh). */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequestInput"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and error details (en, fr, zh). */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupRequestInput"];
            };
        };
        responses: {
            /** @description Signed in to the new account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logout"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listUserOrders: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getOrderTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tracking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    setUserPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPicture"];
            };
        };
        responses: {
            /** @description The account with its picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
        };
    };
    openUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenUploadRequest"];
            };
        };
        responses: {
            /** @description Opened; parts may be sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    abortUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name the upload got when it was opened. */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing of it is left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listUploadParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name the upload got when it was opened. */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadParts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    putUploadPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name the upload got when it was opened. */
                upload_id: components["parameters"]["UploadId"];
                /** @description Place of the part in the file, from 1. */
                part_number: components["parameters"]["PartNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": File | Blob;
            };
        };
        responses: {
            /** @description The part arrived. */
            204: {
                headers: {
                    /** @description MD5 of the part's bytes in hexadecimal digits and quotation marks; say it when completing the upload. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
        };
    };
    completeUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name the upload got when it was opened. */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadParts"];
            };
        };
        responses: {
            /** @description The file is whole. It is not public before a record names it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminListProjects: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminSetProjectVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisibilityRequest"];
            };
        };
        responses: {
            /** @description Record by record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectInput"];
            };
        };
        responses: {
            /** @description The record as saved. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    adminDeleteProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    adminMoveProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepRequest"];
            };
        };
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminListOrders: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminPrepareOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ids"];
            };
        };
        responses: {
            /** @description Record by record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description The record as saved. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    adminShipOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipOrderRequest"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminDeliverOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminCancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text unique to this attempt. Repeating a call with the same key returns the first answer and does nothing twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminRefundOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text unique to this attempt. Repeating a call with the same key returns the first answer and does nothing twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminResendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminListShops: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetShop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateShop: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopInput"];
            };
        };
        responses: {
            /** @description The record as saved. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    adminDeleteShop: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    adminListUsers: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The record as saved. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    adminListPayments: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdatePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
            };
        };
        responses: {
            /** @description The record as saved. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    adminListRefunds: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminRetryRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminListDisputes: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminSubmitEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidenceRequest"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetEvidenceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
                /** @description What the record names the file by. */
                key: components["parameters"]["FileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": ReadableStream<Uint8Array>;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminAcceptDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminRecordOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeOutcome"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminListPayouts: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminImportPayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutFile"];
            };
        };
        responses: {
            /** @description The payout; the first of the file when it has several. */
            201: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminPreviewPayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutFile"];
            };
        };
        responses: {
            /** @description What taking it over would write. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminListPayoutRows: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRow"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetPayoutRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminMatchPayoutRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchRequest"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminUnmatchPayoutRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminGetSettings: {
        parameters: {
            query?: {
                /** @description Show prices in this currency; the shop's default is EUR (§9). */
                currency?: components["parameters"]["Currency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminListCategories: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            /** @description The record as saved. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    adminDeleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    adminListArtists: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artist"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateArtist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtistInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetArtist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateArtist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArtistInput"];
            };
        };
        responses: {
            /** @description The record as saved. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    adminDeleteArtist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    adminListLabels: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelInput"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelInput"];
            };
        };
        responses: {
            /** @description The record as saved. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    adminDeleteLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
        };
    };
    adminListAudit: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminListViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By list and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewInput"];
            };
        };
        responses: {
            /** @description Kept. */
            201: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminCountViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A few seconds old at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewCount"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminUpdateView: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewInput"];
            };
        };
        responses: {
            /** @description As kept. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    adminDeleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminListenChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, as they happen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Change"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminListMails: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminListExports: {
        parameters: {
            query?: {
                /**
                 * @description JSON object of conditions, all of which must hold. A bare field means equality, an array means one of;
                 *     suffixes `_neq _gt _gte _lt _lte _contains _empty` are the other operators; `q` is full text; `find` is a whole identifier (a number, an e-mail, what is scanned); `id` with an array fetches many.
                 */
                filter?: components["parameters"]["AdminFilter"];
                /** @description JSON array with the first and last row wanted, counted from 0, both included; at most 1000 rows. */
                range?: components["parameters"]["AdminRange"];
                /** @description JSON array with the field and ASC or DESC. */
                sort?: components["parameters"]["AdminSort"];
                /** @description The X-Next-Cursor of the page before; the page then costs the same however deep it lies. */
                cursor?: components["parameters"]["AdminCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    /** @description Which rows these are and of how many: `orders 0-24/3190`. A total above 10000 may be an estimate, then X-Total-Estimated is true. */
                    "content-range"?: string;
                    /** @description Give it back as `cursor` to fetch the next page; absent on the last. */
                    "x-next-cursor"?: string;
                    /** @description true when the total in Content-Range is an estimate. */
                    "x-total-estimated"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description It waits for its turn. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminDeleteExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminCancelExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminLinkExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    downloadExport: {
        parameters: {
            query: {
                /** @description Until when the address holds, in Unix seconds. */
                until: components["parameters"]["LinkUntil"];
                /** @description Proves that we gave the address out. */
                signature: components["parameters"]["LinkSignature"];
            };
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, as an attachment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": ReadableStream<Uint8Array>;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
}
