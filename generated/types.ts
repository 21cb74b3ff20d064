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
    "/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a review or a comment
         * @description One review an account and release; comments as many as the limit allows. Shown when staff approved it.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews and comments of a project */
        get: operations["listProjectComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own reviews */
        get: operations["listUserReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/check-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a download code gives
         * @description Uses nothing of it. Limited as signing in is.
         */
        post: operations["checkDownloadCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a download code
         * @description Counts as one of its uses; an account that redeemed it already gets its own addresses again while they hold. Limited as signing in is.
         */
        post: operations["redeemDownloadCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a download
         * @description Needs no token; whoever has the address may fetch it so many times while it holds.
         */
        get: operations["fetchDownload"];
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
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the shop
         * @description Staff answers by mail. A message that names the reference of an earlier one, from the same e-mail, goes on with it. An
         *     order is linked when it was made with that e-mail.
         */
        post: operations["contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was offered to a customer */
        get: operations["getOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{token}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an offer
         * @description Payment and order are written together. Paying the same offer again returns the first answer.
         */
        post: operations["payOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quote/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a pressing comes to
         * @description By the prices of today; nothing is kept.
         */
        post: operations["calculateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a quote
         * @description Staff finds it among the drafts, looks at it and sends it.
         */
        post: operations["requestQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A quote by its link */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{token}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A quote by its link, as PDF */
        get: operations["readQuotePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a quote
         * @description Accepting the same quote again changes nothing.
         */
        post: operations["acceptQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{token}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a quote */
        post: operations["refuseQuote"];
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
    "/pickups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where parcels can be collected
         * @description Pick-up addresses of a country, those nearest to a postal code first.
         */
        get: operations["listPickups"];
        put?: never;
        post?: never;
        delete?: never;
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
    "/user/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoice of my order */
        get: operations["readOrderInvoice"];
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
    "/admin/projects/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a project in to be checked
         * @description Refused (409) as long as something is missing; the record's `checks` say what. The artist is written to.
         */
        post: operations["adminCheckProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a project begin
         * @description Refused (409) as long as something is missing; the record's `checks` say what. The artist is written to.
         */
        post: operations["adminStartProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a project for production
         * @description Refused (409) as long as something is missing; the record's `checks` say what. The artist is written to.
         */
        post: operations["adminConfirmProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/succeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a project
         * @description Refused (409) as long as something is missing; the record's `checks` say what. The artist is written to.
         */
        post: operations["adminSucceedProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a project up
         * @description Refused (409) as long as something is missing; the record's `checks` say what. The artist is written to.
         */
        post: operations["adminFailProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a project
         * @description Refused (409) as long as something is missing; the record's `checks` say what. The artist is written to.
         */
        post: operations["adminRefuseProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a project back to its artist
         * @description Refused (409) as long as something is missing; the record's `checks` say what. The artist is written to.
         */
        post: operations["adminReopenProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/mails/{mail_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail about a project again */
        post: operations["adminResendProjectMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a project
         * @description Everything with who and when, the newest first; `shared` tells what its artist sees as well.
         */
        get: operations["adminGetProjectTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say which colleagues look after a project */
        put: operations["adminSetProjectTeam"];
        post?: never;
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
    "/admin/orders/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print slips, labels or invoices of orders
         * @description All of them in one PDF. That they were printed is written down; printing again is allowed.
         */
        post: operations["adminPrintOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue the invoices of paid orders
         * @description Each order has one; an order that has it already is left alone.
         */
        post: operations["adminIssueInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoice, credit notes and prints of an order */
        get: operations["adminReadOrderDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/prints/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Printed sheets as one PDF
         * @description Needs no token; whoever has the address may fetch it while it holds.
         */
        get: operations["readPrints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand prepared parcels over
         * @description Marks the parcels that wait in each order as sent; an order without one is refused.
         */
        post: operations["adminHandOverOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim orders
         * @description Whoever claims an order packs it; colleagues are refused while the claim goes on.
         */
        post: operations["adminClaimOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause orders
         * @description Nothing of a paused order is packed or sent.
         */
        post: operations["adminPauseOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with paused orders
         * @description They stand again where their parts stand.
         */
        post: operations["adminResumeOrders"];
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
    "/admin/orders/{id}/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a parcel
         * @description Writes a parcel that waits in the house until it is handed over.
         */
        post: operations["adminPackOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/parcels/{parcel_id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand one parcel over */
        post: operations["adminSendParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/parcels/{parcel_id}/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how a parcel travels
         * @description Adds or corrects its transporter and number.
         */
        post: operations["adminTrackParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/parcels/{parcel_id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a parcel back
         * @description Its copies can be packed anew. A parcel that has left stays.
         */
        post: operations["adminTakeBackParcel"];
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
    "/admin/orders/{id}/refund-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may still be given back of an order
         * @description Everybody under the limit shares it; what was given back above it does not count.
         */
        get: operations["adminGetRefundLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/items/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change of items comes to
         * @description Old and new total, the difference and what will happen. Nothing is written.
         */
        post: operations["adminPreviewOrderChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the items of a paid order
         * @description What has left stays, and so do the prices of what was sold. A difference in favour of the customer is given back at once; one that is owed goes out as a pay link, and the order stays as it is until it is paid.
         */
        post: operations["adminChangeOrderItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/changes/{change_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a change that waits for its money
         * @description Its pay link ends; the order stays as it is.
         */
        post: operations["adminWithdrawOrderChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/changes/{change_id}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a change as paid
         * @description Keeps money that came another way than by the link, and carries the change out.
         */
        post: operations["adminPayOrderChange"];
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
    "/admin/orders/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim an order
         * @description Refused with the name of the colleague who has it already.
         */
        post: operations["adminClaimOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an order over
         * @description The claim of the colleague who had it ends.
         */
        post: operations["adminTakeOverOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an order back */
        post: operations["adminReleaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an order to a colleague */
        post: operations["adminAssignOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/mails/{mail_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail of an order again */
        post: operations["adminResendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to an order
         * @description Everything with who and when, the newest first.
         */
        get: operations["adminGetOrderTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What else the customer of an order bought
         * @description By the account, and by the e-mail address where there is none.
         */
        get: operations["adminGetOrderCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales over time
         * @description Team and admin see the same.
         */
        get: operations["adminGetSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/breakdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales by shop, project, country, partner, origin or currency
         * @description Team and admin see the same.
         */
        get: operations["adminGetSalesBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales as a CSV file
         * @description The same numbers as a table for spreadsheets (RFC 4180, UTF-8): over time, or the first 5000 of a dimension. Headings
         *     are in the caller's language. Team and admin see the same.
         */
        get: operations["adminGetSalesTable"];
        put?: never;
        post?: never;
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
    "/admin/shops/{id}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit the look
         * @description Answers the shop's draft, or a new one that looks as the shop does now. Visitors see nothing of it until it is published.
         */
        post: operations["adminEditShopLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the looks of shops
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListLooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/looks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One look of a shop */
        get: operations["adminGetLook"];
        /**
         * Change a draft
         * @description Properties left out keep their value. Only a draft can be changed (409 `look_not_draft` otherwise).
         */
        put: operations["adminUpdateLook"];
        post?: never;
        /**
         * Delete a draft
         * @description What was published stays (409 `look_not_draft`).
         */
        delete: operations["adminDeleteLook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/looks/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the look
         * @description Visitors see it from now on; the one before becomes past. Publishing a past one goes back to it.
         */
        post: operations["adminPublishLook"];
        delete?: never;
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
    "/admin/orders-manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders built by staff
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListManualOrders"];
        put?: never;
        /** Begin an order for a customer */
        post: operations["adminCreateManualOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders-manual/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find what can be sold
         * @description By words of title, artist or label, by catalogue number, or by a barcode.
         */
        get: operations["adminFindManualItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders-manual/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find customers with their addresses
         * @description By words of a name or an e-mail, among accounts and former orders.
         */
        get: operations["adminFindKnownCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders-manual/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price an order that is being built
         * @description By the rules of every cart; nothing is kept.
         */
        post: operations["adminCalculateManualOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders-manual/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order built by staff */
        get: operations["adminGetManualOrder"];
        /**
         * Change an order built by staff
         * @description Properties left out keep their value. What was offered is a draft again, and its link ends.
         */
        put: operations["adminUpdateManualOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders-manual/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the pay link
         * @description Writes to the customer in her language; a link that was sent before ends.
         */
        post: operations["adminOfferManualOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders-manual/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the offer back
         * @description The link ends; it is a draft again.
         */
        post: operations["adminRevokeManualOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders-manual/{id}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as paid
         * @description Keeps the payment and makes it an order of the shop.
         */
        post: operations["adminPayManualOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders-manual/{id}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Convert to an order
         * @description Takes the copies from the stock; what costs something is to be paid later.
         */
        post: operations["adminConvertManualOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders-manual/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate
         * @description Answers the new draft.
         */
        post: operations["adminDuplicateManualOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders-manual/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel
         * @description Its link ends; an order that was made of it and is not paid is cancelled too.
         */
        post: operations["adminCancelManualOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/order-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order again
         * @description Begins an order for the same customer with the same lines at prices of today, and answers it.
         */
        post: operations["adminOrderAgain"];
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
    "/admin/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices and credit notes
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invoice/vat-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VAT of a period by country and rate
         * @description For the return at home and the one-stop shop of the EU. It adds up the very documents that the list shows.
         */
        get: operations["adminReadVatReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invoice/vat-report/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The VAT report as a file */
        get: operations["adminDownloadVatReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice or credit note */
        get: operations["adminGetInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invoice/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice or credit note as PDF */
        get: operations["adminReadInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/carriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List carriers
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListCarriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/carriers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One carrier */
        get: operations["adminGetCarrier"];
        /**
         * Change a carrier
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateCarrier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pickups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pick-up addresses
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListPickups"];
        put?: never;
        /** Create a pick-up address */
        post: operations["adminCreatePickup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pickups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pick-up address */
        get: operations["adminGetPickup"];
        /**
         * Change a pick-up address
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdatePickup"];
        post?: never;
        /** Delete a pick-up address */
        delete: operations["adminDeletePickup"];
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
    "/admin/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item */
        get: operations["adminGetItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/barcodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List barcodes
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListBarcodes"];
        put?: never;
        /** Write down a barcode */
        post: operations["adminCreateBarcode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/barcodes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One barcode */
        get: operations["adminGetBarcode"];
        /**
         * Change a barcode
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateBarcode"];
        post?: never;
        /** Delete a barcode */
        delete: operations["adminDeleteBarcode"];
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
    "/admin/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notes on a record */
        get: operations["adminListNotes"];
        put?: never;
        /**
         * Write a note
         * @description Colleagues it mentions get a mail.
         */
        post: operations["adminCreateNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own note
         * @description Colleagues it mentions now, and did not before, get a mail.
         */
        put: operations["adminUpdateNote"];
        post?: never;
        /** Delete one's own note */
        delete: operations["adminDeleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notes that mention me and that I have not seen */
        get: operations["adminListMentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mentions/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** I have seen the notes of a record */
        post: operations["adminSeeMentions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works here */
        get: operations["adminListColleagues"];
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
    "/admin/sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who sells
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListSellers"];
        put?: never;
        /** Say who sells from a day on */
        post: operations["adminCreateSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sellers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who sells from a day on */
        get: operations["adminGetSeller"];
        /**
         * Change who sells from a day on
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateSeller"];
        post?: never;
        /** Forget who was to sell */
        delete: operations["adminDeleteSeller"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what staff may do at most
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/limits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One limit */
        get: operations["adminGetLimit"];
        /**
         * Decide on a limit
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListConversations"];
        put?: never;
        /**
         * Write to a customer
         * @description The message goes by mail, in the customer's language.
         */
        post: operations["adminCreateConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One conversation */
        get: operations["adminGetConversation"];
        /**
         * Change a conversation
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateConversation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/conversations/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a customer
         * @description It goes by mail.
         */
        post: operations["adminAnswerConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/conversations/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a conversation
         * @description Nothing more is to be done.
         */
        post: operations["adminCloseConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/conversations/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a conversation again
         * @description It waits for an answer again.
         */
        post: operations["adminReopenConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a customer
         * @description The message goes by mail and begins a conversation.
         */
        post: operations["adminWriteToUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promo codes
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListPromoCodes"];
        put?: never;
        /** Create a promo code */
        post: operations["adminCreatePromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo_codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One promo code */
        get: operations["adminGetPromoCode"];
        /**
         * Change a promo code
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdatePromoCode"];
        post?: never;
        /** Delete a promo code */
        delete: operations["adminDeletePromoCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List alerts above the home page
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListAlerts"];
        put?: never;
        /** Create an alert */
        post: operations["adminCreateAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One alert */
        get: operations["adminGetAlert"];
        /**
         * Change an alert
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateAlert"];
        post?: never;
        /** Delete an alert */
        delete: operations["adminDeleteAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List banners of the home page
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListBanners"];
        put?: never;
        /** Create a banner */
        post: operations["adminCreateBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/banners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One banner */
        get: operations["adminGetBanner"];
        /**
         * Change a banner
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateBanner"];
        post?: never;
        /** Delete a banner */
        delete: operations["adminDeleteBanner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One review */
        get: operations["adminGetReview"];
        put?: never;
        post?: never;
        /** Delete a review */
        delete: operations["adminDeleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show reviews */
        post: operations["adminApproveReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse reviews */
        post: operations["adminRefuseReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a review */
        post: operations["adminApproveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a review */
        post: operations["adminRefuseReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a review
         * @description Shown below it; an answer there was is replaced.
         */
        post: operations["adminAnswerReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List digital releases
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListDigitalReleases"];
        put?: never;
        /** Create a digital release */
        post: operations["adminCreateDigitalRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One digital release */
        get: operations["adminGetDigitalRelease"];
        /**
         * Change a digital release
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateDigitalRelease"];
        post?: never;
        /** Delete a digital release */
        delete: operations["adminDeleteDigitalRelease"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital/{id}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make download codes
         * @description Unguessable, without letters that look alike. They can be read once: when they are exported.
         */
        post: operations["adminGenerateCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List releases in stores
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListDigitalDistributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-distribution/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One release in a store */
        get: operations["adminGetDigitalDistribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-distribution/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move releases in stores on */
        post: operations["adminMoveDistributions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-distribution/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a release in a store on */
        post: operations["adminMoveDistribution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List batches of codes
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListCodeBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One batch of codes */
        get: operations["adminGetCodeBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-batches/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a batch of codes
         * @description None of them can be redeemed any more. Links that were given out before hold until they expire.
         */
        post: operations["adminRevokeCodeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-batches/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the address of the codes of a batch
         * @description May be fetched once, for a minute. 409 when they were exported before; it says by whom and when.
         */
        post: operations["adminLinkCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-batches/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The codes of a batch
         * @description Needs no token; whoever has the address may fetch it once. What the codes say is forgotten then.
         */
        get: operations["downloadCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List download codes
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListDownloadCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One download code */
        get: operations["adminGetDownloadCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-codes/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke download codes */
        post: operations["adminRevokeCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-codes/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke a download code */
        post: operations["adminRevokeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fetched files
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListDigitalDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/digital-downloads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One fetched file */
        get: operations["adminGetDigitalDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/vat_rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List VAT rates
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListVatRates"];
        put?: never;
        /** Create a VAT rate */
        post: operations["adminCreateVatRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/vat_rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One VAT rate */
        get: operations["adminGetVatRate"];
        /**
         * Change a VAT rate
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateVatRate"];
        post?: never;
        /** Delete a VAT rate */
        delete: operations["adminDeleteVatRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/fx_rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exchange rates
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListFxRates"];
        put?: never;
        /** Create an exchange rate */
        post: operations["adminCreateFxRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/fx_rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exchange rate */
        get: operations["adminGetFxRate"];
        /**
         * Change an exchange rate
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateFxRate"];
        post?: never;
        /** Delete an exchange rate */
        delete: operations["adminDeleteFxRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping_rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipping prices
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListShippingRates"];
        put?: never;
        /** Create a shipping price */
        post: operations["adminCreateShippingRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping_rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One shipping price */
        get: operations["adminGetShippingRate"];
        /**
         * Change a shipping price
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateShippingRate"];
        post?: never;
        /** Delete a shipping price */
        delete: operations["adminDeleteShippingRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quotes
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListQuotes"];
        put?: never;
        /** Create a quote */
        post: operations["adminCreateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quotes/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a quote that is being written
         * @description By the prices of today; nothing is kept.
         */
        post: operations["adminCalculateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One quote */
        get: operations["adminGetQuote"];
        /**
         * Change a quote
         * @description Properties left out keep their value. What was sent is a draft again, and its link ends.
         */
        put: operations["adminUpdateQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quotes/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the quote
         * @description Writes to the customer in her language with a link to accept it; a link that was sent before ends.
         */
        post: operations["adminSendQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quotes/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the quote back
         * @description The link ends; it is a draft again.
         */
        post: operations["adminRevokeQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quotes/{id}/reprice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the prices of today
         * @description It is a draft again, at the prices in force now.
         */
        post: operations["adminRepriceQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quotes/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the answer
         * @description What the customer said on the telephone or by mail.
         */
        post: operations["adminAnswerQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quotes/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate
         * @description Answers the new draft, at prices of today.
         */
        post: operations["adminDuplicateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quotes/{id}/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn into a project
         * @description Makes a project in creation with an item, once.
         */
        post: operations["adminTurnQuoteIntoProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quotes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A quote as PDF
         * @description In the customer's language.
         */
        get: operations["adminReadQuotePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quote_prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prices of quotes
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListQuotePrices"];
        put?: never;
        /** Create a price of quotes */
        post: operations["adminCreateQuotePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quote_prices/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a price would change
         * @description Open quotes of the last 60 days, as they would be on its first day; nothing is written.
         */
        post: operations["adminReadQuotePriceEffect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/vat_rates/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a VAT rate would change
         * @description Open quotes of the last 60 days, as they would be on its first day; nothing is written.
         */
        post: operations["adminReadVatRateEffect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rates/{table}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a table of rates before it is imported
         * @description Nothing is written.
         */
        post: operations["adminPreviewRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rates/{table}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a table of rates
         * @description All rows in one transaction, each with its audit entry; none while a row is refused, unless those are to be left out.
         */
        post: operations["adminImportRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/quote_prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One price of quotes */
        get: operations["adminGetQuotePrice"];
        /**
         * Change a price of quotes
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateQuotePrice"];
        post?: never;
        /** Delete a price of quotes */
        delete: operations["adminDeleteQuotePrice"];
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
    "/admin/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List batches
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListBatches"];
        put?: never;
        /**
         * Make a batch
         * @description Checks the stock and takes what is there, in the order of payment. A shop order is in one batch at a time.
         */
        post: operations["adminCreateBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/stock-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See what a batch would take */
        post: operations["adminCheckStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One batch */
        get: operations["adminGetBatch"];
        /**
         * Change a batch
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdateBatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the stock of a batch
         * @description Allocates anew; what left stock meanwhile is shown, what came is taken.
         */
        post: operations["adminCheckBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a batch over
         * @description Its orders are in preparation from then on; the file is written, or pushed to the partner.
         */
        post: operations["adminHandOverBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/{id}/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a batch to the partner again */
        post: operations["adminPushBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a batch
         * @description Orders in it that were not sent can be handed over again.
         */
        post: operations["adminCloseBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a batch */
        post: operations["adminCancelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take shop orders out of a batch */
        post: operations["adminRemoveFromBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the address of the file of a batch */
        post: operations["adminLinkBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batches/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a batch
         * @description Needs no token; whoever has the address may fetch it while it holds.
         */
        get: operations["downloadBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List partners
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One partner */
        get: operations["adminGetPartner"];
        /**
         * Change a partner
         * @description Properties left out keep their value. Other columns become a new version of the map.
         */
        put: operations["adminUpdatePartner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partners/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See the first rows of a partner file */
        post: operations["adminPreviewMap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner_stocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock of partners
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListPartnerStocks"];
        put?: never;
        /** Count an item at a partner */
        post: operations["adminCreatePartnerStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner_stocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stock of one item at a partner */
        get: operations["adminGetPartnerStock"];
        /**
         * Count again
         * @description Properties left out keep their value.
         */
        put: operations["adminUpdatePartnerStock"];
        post?: never;
        /** Forget a count */
        delete: operations["adminDeletePartnerStock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tracking_imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports of tracking numbers
         * @description Server-side filter, sort and page.
         */
        get: operations["adminListTrackingImports"];
        put?: never;
        /**
         * Read a file of tracking numbers
         * @description CSV or XLSX. Columns are found by their headings, or as they were for this partner before.
         */
        post: operations["adminCreateTrackingImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tracking_imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import */
        get: operations["adminGetTrackingImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tracking_imports/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which columns hold what
         * @description Matches all rows anew and is remembered for the partner.
         */
        post: operations["adminSetTrackingColumns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tracking_imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of an import */
        get: operations["adminListTrackingRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tracking_imports/{id}/rows/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mend or leave out a row */
        put: operations["adminChangeTrackingRow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tracking_imports/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the tracking numbers
         * @description Writes the rows that match, each by itself; goes on where it was when it is interrupted.
         */
        post: operations["adminApplyTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tracking_imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an import up */
        post: operations["adminCancelTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tracking_imports/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the address of the report */
        post: operations["adminLinkTrackingReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tracking_imports/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of each row
         * @description Needs no token; whoever has the address may fetch it while it holds.
         */
        get: operations["downloadTrackingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be handed over
         * @description Shop orders that are paid, open and in no batch.
         */
        get: operations["adminDispatchBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dispatch/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shop orders of the board */
        get: operations["adminDispatchOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dispatch/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give shop orders to a partner */
        post: operations["adminAssignPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one is packing */
        get: operations["adminMyPackSession"];
        put?: never;
        /**
         * Begin to pack an order
         * @description Nobody else can pack it meanwhile.
         */
        post: operations["adminOpenPack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pack/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what happened at the pack bench
         * @description The scan that completes the parcel writes it.
         */
        post: operations["adminPackEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pack/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a packing aside */
        post: operations["adminPausePack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pack/{id}/give-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a packing up */
        post: operations["adminGiveUpPack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bulk jobs
         * @description One's own; those of all for admins. Server-side filter, sort and page.
         */
        get: operations["adminListBulk"];
        put?: never;
        /**
         * Do something to all records of a filter
         * @description Takes the records that fulfil the filter now, as many as there are, and does the action to each as a call for it alone
         *     would: with its rules, and the roles of who asked. Which actions may be done so tells the description: those with
         *     `x-action.scope: bulk` that answer record by record.
         */
        post: operations["adminCreateBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk-records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the records of bulk jobs
         * @description Those of one's own bulk jobs; of all for admins. Server-side filter, sort and page.
         */
        get: operations["adminListBulkRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk-records/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One record of a bulk job */
        get: operations["adminGetBulkRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bulk job */
        get: operations["adminGetBulk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a bulk job
         * @description What is done already stays done.
         */
        post: operations["adminCancelBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what one has changed lately
         * @description One's own changes of the last seven days; those of all for admins. Server-side filter, sort and page.
         */
        get: operations["adminListUndo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/undo/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo changes
         * @description Each by itself, the newest first.
         */
        post: operations["adminUndoMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/undo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One change */
        get: operations["adminGetUndo"];
        put?: never;
        /**
         * Undo a change
         * @description Writes back what was there before, through the rules and roles of a change made by hand. Refused when one of those
         *     fields was changed since; the answer says which. An undo can be undone.
         */
        post: operations["adminUndo"];
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
        /** @description Accept a quote; `expected_total` guards against a change in between. */
        AcceptQuoteRequest: {
            /** @description Who accepts it. */
            name: string;
            /**
             * Format: money
             * @description The total the customer saw.
             */
            expected_total: number;
        };
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
        /** @description A banner above the home page as staff works with it (§3 Alert banner). */
        AlertEntry: {
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
            /**
             * Format: unix-time
             * @description Shown from then on; at once when empty.
             */
            starts_at?: number | null;
            /**
             * Format: unix-time
             * @description Shown until then; for ever when empty.
             */
            ends_at?: number | null;
            /**
             * @description Shown to visitors.
             * @default true
             */
            active?: boolean;
            state?: components["schemas"]["ValidityState"];
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A banner above the home page as staff works with it (§3 Alert banner). */
        AlertEntryInput: {
            /** @description French text. */
            text_fr: string;
            /** @description English text. */
            text_en: string;
            /** @description Where the French banner leads. */
            link_fr?: string | null;
            /** @description Where the English banner leads. */
            link_en?: string | null;
            /**
             * Format: unix-time
             * @description Shown from then on; at once when empty.
             */
            starts_at?: number | null;
            /**
             * Format: unix-time
             * @description Shown until then; for ever when empty.
             */
            ends_at?: number | null;
            /**
             * @description Shown to visitors.
             * @default true
             */
            active?: boolean;
        };
        /** @description What the customer is answered, by mail. */
        AnswerConversationRequest: {
            /** @description The answer. */
            text: string;
            /**
             * @description Nothing more is to be done; another message of hers opens it again.
             * @default false
             */
            close?: boolean;
        };
        /** @description What a customer answered on the telephone or by mail. */
        AnswerQuoteRequest: {
            /**
             * @description What she said.
             * @enum {string}
             */
            answer: "accepted" | "refused";
            /** @description Her reason, or how she said it. */
            reason?: string | null;
        };
        /** @description What the house answers. Its author is told. */
        AnswerReviewRequest: {
            /** @description The answer. */
            answer: string;
            /**
             * @description Write to the author.
             * @default true
             */
            notify?: boolean;
        };
        /** @description Writes what an import says. */
        ApplyTrackingRequest: {
            /**
             * @description Write to the customers.
             * @default true
             */
            notify?: boolean;
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
        /** @description Gives shop orders to a partner. */
        AssignPartnerRequest: {
            /** @description Their numbers. */
            shop_order_ids: number[];
            /** @description Nobody when empty. */
            partner: components["schemas"]["Partner"] | null;
        };
        /** @description Who is to pack an order. */
        AssignRequest: {
            /** @description The colleague. */
            user_id: number;
        };
        /**
         * @description What a track is given out as. WAV only where it was uploaded as such.
         * @enum {string}
         */
        AudioFormat: "mp3" | "wav";
        /**
         * @description What was done to a record.
         * @enum {string}
         */
        AuditAction: "create" | "update" | "delete" | "action" | "undo";
        /** @description Who did what to a record; written by the server. */
        AuditEntry: {
            /** @description Number. */
            id: number;
            /** @description Kind of record. */
            resource: string;
            /** @description Number of the record. */
            record_id: number;
            action: components["schemas"]["AuditAction"];
            /** @description operationId of the call; of an undo, the one that was taken back. */
            operation?: string;
            /** @description Who. */
            user_id?: number | null;
            /** @description Name of who. */
            user_name?: string | null;
            /** @description Changed fields before. */
            before?: Record<string, unknown> | null;
            /** @description Changed fields after. */
            after?: Record<string, unknown> | null;
            /** @description Why. */
            reason?: string | null;
            undo: components["schemas"]["UndoState"];
            /** @description The entry that this one took back. */
            undoes?: number | null;
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
        /** @description A large picture of the home page as staff works with it. */
        BannerEntry: {
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
            /**
             * @description Its place, the first being 1.
             * @default 1
             */
            position?: number;
            /**
             * @description Shown to visitors.
             * @default true
             */
            active?: boolean;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A large picture of the home page as staff works with it. */
        BannerEntryInput: {
            /** @description Headline. */
            title: string;
            /** @description A line below the headline. */
            text?: string | null;
            /** @description Picture folder, under /storage/pictures. */
            picture: string;
            /** @description Where it leads. */
            link: string;
            /**
             * @description Its place, the first being 1.
             * @default 1
             */
            position?: number;
            /**
             * @description Shown to visitors.
             * @default true
             */
            active?: boolean;
        };
        /** @description A code that stands for an item, or for a carton of several copies of it. */
        Barcode: {
            /** @description Number. */
            id: number;
            /** @description As it is scanned. */
            barcode: string;
            /**
             * @description EAN-13 and UPC-A have a check digit; our own labels have none.
             * @default ean13
             */
            kind: components["schemas"]["BarcodeKind"];
            /** @description What it is of. */
            item_id: number;
            /**
             * @description Copies that one scan counts: one, or as many as the carton holds.
             * @default 1
             */
            quantity: number;
            /**
             * Format: unix-time
             * @description When it was written down.
             */
            created_at?: number;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A code that stands for an item, or for a carton of several copies of it. */
        BarcodeInput: {
            /** @description As it is scanned. */
            barcode: string;
            /**
             * @description EAN-13 and UPC-A have a check digit; our own labels have none.
             * @default ean13
             */
            kind: components["schemas"]["BarcodeKind"];
            /** @description What it is of. */
            item_id: number;
            /**
             * @description Copies that one scan counts: one, or as many as the carton holds.
             * @default 1
             */
            quantity: number;
        };
        /**
         * @description What a barcode is of.
         * @enum {string}
         */
        BarcodeKind: "ean13" | "upc_a" | "house";
        /** @description Shop orders that are handed to a partner together. */
        Batch: {
            /** @description Number. */
            id: number;
            /** @description Its number. */
            number: string;
            partner: components["schemas"]["Partner"];
            status: components["schemas"]["BatchStatus"];
            /** @description Shop orders in it. */
            orders_count: number;
            /** @description Copies in it. */
            copies: number;
            /** @description Grams. */
            weight: number;
            /** @description For colleagues. */
            note?: string | null;
            push_status: components["schemas"]["PushStatus"];
            /** @description Version of the columns it was written with. */
            map_version?: number | null;
            /** @description Who made it. */
            created_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was made.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description When its stock was last checked.
             */
            checked_at?: number | null;
            /**
             * Format: unix-time
             * @description When the partner got it.
             */
            handed_over_at?: number | null;
            /** @description What is in it; only in the single record. */
            orders?: components["schemas"]["BatchOrder"][];
            /** @description Attempts to send it; only in the single record. */
            pushes?: components["schemas"]["BatchPush"][];
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description Shop orders that are handed to a partner together. */
        BatchInput: {
            /** @description For colleagues. */
            note?: string | null;
        };
        /** @description A shop order in a batch. */
        BatchOrder: {
            /** @description Its number. */
            shop_order_id: number;
            /** @description The order. */
            order_id: number;
            /** @description The order's number. */
            number: string;
            status: components["schemas"]["ShopOrderStatus"];
            /** @description Who gets it. */
            customer_name?: string;
            /** @description Where. */
            city?: string;
            country_id?: components["schemas"]["Country"];
            outcome: components["schemas"]["BatchOutcome"];
            /** @description Number of its parcel. */
            tracking_number?: string | null;
            /** @description What is in it. */
            lines: components["schemas"]["StockLine"][];
        };
        /**
         * @description What the stock check gave a shop order.
         * @enum {string}
         */
        BatchOutcome: "full" | "partial" | "left_out";
        /** @description One attempt to send a batch to the API of its partner. */
        BatchPush: {
            /** @description Number. */
            id: number;
            /**
             * Format: unix-time
             * @description When.
             */
            attempted_at: number;
            /** @description Whether it was taken. */
            ok: boolean;
            /** @description What the partner answered; empty when it could not be reached. */
            status?: number | null;
            /** @description The beginning of what it said, or why it was not reached. */
            detail?: string | null;
            /** @description How long it took. */
            duration_ms?: number;
        };
        /** @description What is to become a batch. */
        BatchRequest: {
            /** @description Their numbers. */
            shop_order_ids: number[];
            partner: components["schemas"]["Partner"];
            /** @description Shop orders that go with what there is of them; others that are short are left out. */
            partial?: number[];
            /** @description For colleagues and in the list. */
            note?: string | null;
        };
        /**
         * @description Where a batch of shop orders stands on its way to a partner.
         * @enum {string}
         */
        BatchStatus: "draft" | "checked" | "handed_over" | "shipped" | "closed" | "cancelled";
        /** @description A partner as the board shows it. */
        BoardPartner: {
            code: components["schemas"]["Partner"];
            /** @description Its flag (§3, first list). */
            country_id?: string | null;
            /** @description Where it ships from (§3, second list). */
            logistics_country?: string | null;
            /** @description Offered when orders are assigned. */
            active: boolean;
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
        /** @description An action on any number of records, done by the server one by one in the background. */
        Bulk: {
            /** @description Number. */
            id: number;
            /** @description operationId of the action. */
            operation: string;
            /** @description The list its records stand in. */
            resource: string;
            status: components["schemas"]["BulkStatus"];
            /** @description Why it stopped before its end. */
            failure?: components["schemas"]["BulkFailure"] | null;
            /** @description The conditions its records fulfilled when it was asked for; what came later is not touched. */
            filter: Record<string, unknown>;
            /** @description What the action was told, without the records. */
            body?: Record<string, unknown>;
            /** @description Records there were. */
            records_total: number;
            /** @description Records it was done to. */
            records_done: number;
            /** @description Records it was refused for. */
            records_refused: number;
            /** @description The request that asked for it; the changes in the history have the same. */
            request_id?: string;
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
        };
        /** @description An action on any number of records, done by the server one by one in the background. */
        BulkInput: Record<string, unknown>;
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
                /** @description Values for the translation's placeholders. */
                params?: {
                    [key: string]: string | number;
                };
            }[];
        };
        /**
         * @description Why a bulk job stopped before its end.
         * @enum {string}
         */
        BulkFailure: "not_allowed" | "no_longer_described" | "broken";
        /** @description One record of a bulk job and what became of it. */
        BulkRecord: {
            /** @description Number. */
            id: number;
            /** @description The bulk job. */
            bulk_id: number;
            /** @description The list it stands in. */
            resource: string;
            /** @description Number of the record. */
            record_id: number;
            state: components["schemas"]["BulkRecordState"];
            /** @description Why it was refused: translation key under `errors`. */
            code?: string | null;
            /**
             * Format: unix-time
             * @description When.
             */
            done_at?: number | null;
        };
        /** @description One record of a bulk job and what became of it. */
        BulkRecordInput: Record<string, unknown>;
        /**
         * @description What became of one record of a bulk job.
         * @enum {string}
         */
        BulkRecordState: "waiting" | "done" | "refused";
        /** @description An action for all records of a filter, as many as there are. */
        BulkRequest: {
            /** @description operationId of an action on many records. */
            operation: string;
            /**
             * @description Which records, as in the `filter` of their list.
             * @default {}
             */
            filter?: Record<string, unknown>;
            /**
             * @description What the action asks for, without `ids`.
             * @default {}
             */
            body?: Record<string, unknown>;
        };
        /**
         * @description Where a bulk job stands.
         * @enum {string}
         */
        BulkStatus: "waiting" | "running" | "done" | "failed" | "cancelled";
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
         * @description Whose card it is.
         * @enum {string}
         */
        CardBrand: "amex" | "cartes_bancaires" | "diners" | "discover" | "jcb" | "mastercard" | "unionpay" | "visa" | "unknown";
        /**
         * @description Transporters with tracking links (§9). For any other one the tracking link is typed by hand.
         * @enum {string}
         */
        Carrier: "imx" | "col" | "lts" | "mdr" | "gls" | "dhl" | "ups" | "schenker" | "fedex" | "dachser" | "tnt" | "other";
        /** @description A carrier with the address of its tracking page (§9). */
        CarrierEntry: {
            /** @description Number. */
            id: number;
            code: components["schemas"]["Carrier"];
            /** @description Address of its tracking page, {n} for the number and {zip} for the postal code; parcels have no link without one. */
            template?: string | null;
            /** @description What a link looks like. */
            example?: string | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A carrier with the address of its tracking page (§9). */
        CarrierEntryInput: {
            /** @description Address of its tracking page, {n} for the number and {zip} for the postal code; parcels have no link without one. */
            template?: string | null;
        };
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
            /**
             * @description How the customer pays.
             * @enum {string}
             */
            method: "card";
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
            /**
             * @description How the customer pays.
             * @enum {string}
             */
            method: "card";
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
        /** @description One sellable variant of a project, as it is looked up by itself. It is edited with its project. */
        CatalogueItem: {
            /** @description Number. */
            id: number;
            /** @description Title and variant. */
            title: string;
            /** @description The project. */
            project_id: number;
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
        /** @description One sellable variant of a project, as it is looked up by itself. It is edited with its project. */
        CatalogueItemInput: {
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
        /**
         * @description What becomes of the difference when the items of an order change.
         * @enum {string}
         */
        ChangeSettlement: "none" | "refund" | "charge";
        /** @description Download codes that were made together. */
        CodeBatch: {
            /** @description Number. */
            id: number;
            /** @description What they are for. */
            name: string;
            /** @description What they give. */
            release_id: number;
            /** @description How many were made. */
            size: number;
            /** @description How often each may be redeemed. */
            uses: number;
            /** @description Codes that were redeemed at least once. */
            redeemed_count?: number;
            /** @description Codes that were revoked. */
            revoked_count?: number;
            /**
             * Format: unix-time
             * @description Until when they may be redeemed.
             */
            expires_at?: number | null;
            /** @description Whether somebody has the codes. Afterwards nobody can read them any more, not even the house. */
            exported: boolean;
            /**
             * Format: unix-time
             * @description When they were exported.
             */
            exported_at?: number | null;
            /** @description Who has them. */
            exported_by?: number | null;
            /** @description Who made it. */
            created_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was made.
             */
            created_at?: number;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description Download codes that were made together. */
        CodeBatchInput: Record<string, unknown>;
        /**
         * @description Where a download code stands.
         * @enum {string}
         */
        CodeState: "unused" | "used" | "used_up" | "expired" | "revoked";
        /** @description Somebody who works here. */
        Colleague: {
            /** @description Number. */
            id: number;
            /** @description Name. */
            name: string;
        };
        /** @description Somebody who works here. */
        ColleagueInput: Record<string, unknown>;
        /** @description A review or comment as the shop shows it. */
        Comment: {
            /** @description Number. */
            id: number;
            /** @description What it is about. */
            project_id: number;
            /** @description The name it is signed with. */
            author_name: string;
            /** @description Stars; none for a comment. */
            rating: number | null;
            /** @description The words. */
            text: string;
            lang: components["schemas"]["Language"];
            /** @description The account had a paid order of the release when the review was approved. */
            verified: boolean;
            /**
             * Format: unix-time
             * @description When it was written.
             */
            created_at: number;
            /** @description What the house answers. */
            answer?: string | null;
            /**
             * Format: unix-time
             * @description When it was answered.
             */
            answered_at?: number | null;
        };
        /** @description What is shown of a release's reviews and comments, newest first. */
        CommentList: {
            /** @description The page. */
            comments: components["schemas"]["Comment"][];
            /** @description All that are shown. */
            count: number;
            /** @description Those with stars. */
            ratings: number;
            /** @description Mean of the stars, to one decimal; none without any. */
            average: number | null;
        };
        /** @description A review (with stars) or a comment of the signed-in account. It is shown when staff has looked at it. */
        CommentRequest: {
            /** @description What it is about. */
            project_id: number;
            /** @description Stars; none for a comment. */
            rating?: number | null;
            /** @description The words. */
            text: string;
            /** @description Language of the words; that of the account when left out. */
            lang?: components["schemas"]["Language"];
        };
        /** @description A stretch of the period compared with. */
        ComparedPoint: {
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
            figures: components["schemas"]["SalesFigures"];
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
        /** @description The message has arrived. */
        ContactReceipt: {
            /** @description Number to name when one comes back to it. */
            reference: string;
        };
        /** @description A message to the shop. */
        ContactRequest: {
            /** @description Who writes. */
            name: string;
            /**
             * Format: email
             * @description Where the answer goes.
             */
            email: string;
            topic: components["schemas"]["ContactTopic"];
            /** @description Number of the order it is about. */
            order_number?: string | null;
            /** @description The number in the subject of an answer that is answered. */
            reference?: string | null;
            /** @description What there is to say. */
            text: string;
            /** @description Left empty by people. What fills it in is a machine. */
            website?: string | null;
        };
        /**
         * @description What somebody writes to the shop about.
         * @enum {string}
         */
        ContactTopic: "order" | "return" | "product" | "pressing" | "shop" | "account" | "press" | "other";
        /** @description What a customer wrote to the shop and was answered. */
        Conversation: {
            /** @description Number. */
            id: number;
            /** @description Number as it stands in mails. */
            reference: string;
            /** @description Who wrote. */
            name: string;
            /**
             * Format: email
             * @description Where answers go.
             */
            email: string;
            /** @description Her account. */
            user_id?: number | null;
            /** @description The order it is about. */
            order_id?: number | null;
            topic: components["schemas"]["ContactTopic"];
            /** @description What it is about in a few words. */
            subject: string;
            lang: components["schemas"]["Language"];
            status: components["schemas"]["ConversationStatus"];
            /** @description The colleague who answers. */
            assigned_to?: number | null;
            /**
             * Format: unix-time
             * @description Since when the customer waits for an answer.
             */
            waiting_since?: number | null;
            /**
             * Format: unix-time
             * @description When it began.
             */
            created_at: number;
            /** @description All that was written, the oldest first. */
            messages?: components["schemas"]["ConversationMessage"][];
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description What a customer wrote to the shop and was answered. */
        ConversationInput: {
            /** @description The order it is about. */
            order_id?: number | null;
            topic: components["schemas"]["ContactTopic"];
            /** @description What it is about in a few words. */
            subject: string;
            /** @description The colleague who answers. */
            assigned_to?: number | null;
        };
        /** @description What the customer wrote, or was answered. */
        ConversationMessage: {
            /** @description Number. */
            id: number;
            /** @description The shop wrote it. */
            by_staff: boolean;
            /** @description Who wrote it. */
            author_id?: number | null;
            /** @description Name of who wrote it. */
            author_name: string;
            /** @description What was written. */
            text: string;
            /** @description The mail that took it to the customer. */
            mail_id?: number | null;
            /**
             * Format: unix-time
             * @description When it was written.
             */
            created_at: number;
        };
        /** @description What the customer wrote, or was answered. */
        ConversationMessageInput: Record<string, unknown>;
        /**
         * @description Whose turn it is in a conversation with a customer.
         * @enum {string}
         */
        ConversationStatus: "open" | "answered" | "closed";
        /** @description Make it an order of the shop; its copies leave the stock. What is to be paid later is marked as paid when the money has come. */
        ConvertManualOrderRequest: {
            /**
             * @description Send the confirmation mail.
             * @default false
             */
            notify?: boolean;
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
        /** @description What else a customer bought. */
        CustomerHistory: {
            /** @description All orders but those that were given up. */
            count: number;
            /**
             * Format: unix-time
             * @description When the first was placed.
             */
            first_at?: number | null;
            /** @description What was paid, by currency, without what was given back. */
            sums: {
                currency: components["schemas"]["Currency"];
                /**
                 * Format: money
                 * @description Sum.
                 */
                total: number;
                /** @description Paid orders. */
                count: number;
            }[];
            /** @description The newest others, at most five. */
            orders: components["schemas"]["OrderSums"][];
            /** @description The newest notes on the others, at most three. */
            notes: components["schemas"]["Note"][];
            /** @description What of the list of orders they are, as its parameter `filter`. */
            filter?: Record<string, unknown>;
        };
        /** @description What else a customer bought. */
        CustomerHistoryInput: {
            /** @description All orders but those that were given up. */
            count: number;
            /**
             * Format: unix-time
             * @description When the first was placed.
             */
            first_at?: number | null;
            /** @description What was paid, by currency, without what was given back. */
            sums: {
                currency: components["schemas"]["Currency"];
                /**
                 * Format: money
                 * @description Sum.
                 */
                total: number;
                /** @description Paid orders. */
                count: number;
            }[];
            /** @description The newest others, at most five. */
            orders: components["schemas"]["OrderSumsInput"][];
            /** @description The newest notes on the others, at most three. */
            notes: components["schemas"]["NoteInput"][];
            /** @description What of the list of orders they are, as its parameter `filter`. */
            filter?: Record<string, unknown>;
        };
        /** @description Days of the shop's calendar (Europe/Paris), both included. */
        DayRange: {
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
        };
        /**
         * @description What stands before the decimals of a number.
         * @enum {string}
         */
        DecimalSign: "point" | "comma";
        /** @description A digital release in one store. */
        DigitalDistribution: {
            /** @description Number. */
            id: number;
            /** @description The release. */
            release_id: number;
            store: components["schemas"]["DigitalStore"];
            status: components["schemas"]["DistributionStatus"];
            /**
             * Format: uri
             * @description Its page in the store.
             */
            link?: string | null;
            /** @description What the store said. */
            note?: string | null;
            /**
             * Format: unix-time
             * @description Since when it stands there.
             */
            changed_at?: number;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A digital release in one store. */
        DigitalDistributionInput: Record<string, unknown>;
        /** @description A file of a digital release that somebody fetched. */
        DigitalDownload: {
            /** @description Number. */
            id: number;
            /**
             * Format: unix-time
             * @description When it was fetched.
             */
            created_at: number;
            /** @description What of. */
            release_id: number;
            /** @description The file. */
            what: string;
            /** @description Who; none when nobody was signed in. */
            user_id?: number | null;
            /** @description The code it was redeemed with. */
            code_id?: number | null;
            /** @description What it was fetched by: one redemption gives several files. */
            grant_id?: number;
        };
        /** @description A file of a digital release that somebody fetched. */
        DigitalDownloadInput: Record<string, unknown>;
        /** @description A file that may be fetched by its address, without a token. */
        DigitalFile: {
            /** @description What it is. */
            name: string;
            /**
             * Format: uri-reference
             * @description Where it is.
             */
            url: string;
        };
        /** @description Where what a download code gives may be fetched. */
        DigitalGift: {
            /** @description Title. */
            title: string;
            /** @description Artist. */
            artist_name: string;
            /** @description The project. */
            project_id: number;
            /** @description How many tracks it has. */
            tracks: number;
            /**
             * Format: unix-time
             * @description Until when the addresses hold.
             */
            expires_at: number;
            /** @description How often each file may be fetched. */
            fetches_each: number;
            /** @description Everything as ZIP first, then each track. */
            files: components["schemas"]["DigitalFile"][];
        };
        /** @description What a download code gives. */
        DigitalOffer: {
            /** @description Title. */
            title: string;
            /** @description Artist. */
            artist_name: string;
            /** @description The project. */
            project_id: number;
            /** @description How many tracks it has. */
            tracks: number;
        };
        /** @description A release as it is given to digital stores and to whoever has a download code. */
        DigitalRelease: {
            /** @description Number. */
            id: number;
            /** @description The project whose tracks it has. */
            project_id: number;
            /** @description Title in the stores. */
            title: string;
            /** @description Artist in the stores. */
            artist_name: string;
            /** @description Label in the stores. */
            label_name?: string | null;
            /** @description UPC or EAN of the digital release, one of its own. */
            upc?: string | null;
            /**
             * Format: date
             * @description The day it is out in the stores.
             */
            released_on?: string | null;
            /** @description Countries it may be sold in; everywhere when there are none. */
            territories?: components["schemas"]["Country"][];
            /**
             * @description What downloads hold.
             * @default [
             *       "mp3"
             *     ]
             */
            formats: components["schemas"]["AudioFormat"][];
            /** @description Stores it is for; each has a state of its own. One that has it already stays. */
            stores?: components["schemas"]["DigitalStore"][];
            /** @description Stores it is online in. */
            online_count?: number;
            /** @description Stores it is for. */
            stores_count?: number;
            /** @description Download codes that were made. */
            codes_count?: number;
            /** @description Files that were fetched. */
            downloads_count?: number;
            /** @description Where it stands in each store; only in the single record. */
            distributions?: components["schemas"]["DigitalDistribution"][];
            /**
             * Format: unix-time
             * @description When it was made.
             */
            created_at?: number;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A release as it is given to digital stores and to whoever has a download code. */
        DigitalReleaseInput: {
            /** @description The project whose tracks it has. */
            project_id: number;
            /** @description Title in the stores. */
            title: string;
            /** @description Artist in the stores. */
            artist_name: string;
            /** @description Label in the stores. */
            label_name?: string | null;
            /** @description UPC or EAN of the digital release, one of its own. */
            upc?: string | null;
            /**
             * Format: date
             * @description The day it is out in the stores.
             */
            released_on?: string | null;
            /** @description Countries it may be sold in; everywhere when there are none. */
            territories?: components["schemas"]["Country"][];
            /**
             * @description What downloads hold.
             * @default [
             *       "mp3"
             *     ]
             */
            formats: components["schemas"]["AudioFormat"][];
            /** @description Stores it is for; each has a state of its own. One that has it already stays. */
            stores?: components["schemas"]["DigitalStore"][];
        };
        /**
         * @description Where music is heard or sold digitally.
         * @enum {string}
         */
        DigitalStore: "spotify" | "apple_music" | "youtube_music" | "deezer" | "tidal" | "qobuz" | "amazon_music" | "bandcamp" | "beatport" | "soundcloud" | "netease" | "qq_music";
        /** @description JSON text with the colours of the discs, names of the vinyl palette. Sides have letters, and 26 sides are 13 discs. */
        DiscColors: string | null;
        /**
         * @description Diameter in inches and turns a minute of a record's discs. A side longer than `warn` seconds is cut quieter, one longer than `refuse` not at all.
         * @enum {string}
         */
        DiscFormat: "12_33" | "12_45" | "10_33" | "10_45" | "7_33" | "7_45";
        /** @description What is to be handed over. */
        DispatchBoard: {
            /** @description By partner and destination. */
            groups: components["schemas"]["DispatchGroup"][];
            /** @description All there are. */
            partners: components["schemas"]["BoardPartner"][];
        };
        /** @description Shop orders that wait to be handed over, of one partner to one destination. */
        DispatchGroup: {
            /** @description Who is to send them; nobody yet when empty. */
            partner: components["schemas"]["Partner"] | null;
            country_id: components["schemas"]["Country"];
            /** @description Zone of the shipping tariff. */
            zone: string;
            /** @description Shop orders. */
            orders: number;
            /** @description Those of them that are pre-ordered. */
            preorders: number;
            /** @description Copies in them. */
            copies: number;
            /** @description Grams. */
            weight: number;
            /**
             * Format: unix-time
             * @description When the oldest was paid.
             */
            oldest_at: number | null;
            /** @description Who would send them from nearest. */
            suggested?: components["schemas"]["Partner"] | null;
        };
        /** @description A shop order that waits to be handed over. */
        DispatchOrder: {
            /** @description Its number. */
            shop_order_id: number;
            /** @description The order. */
            order_id: number;
            /** @description The order's number. */
            number: string;
            status: components["schemas"]["ShopOrderStatus"];
            /** @description Who is to send it. */
            partner?: components["schemas"]["Partner"] | null;
            /** @description The shop. */
            shop_name?: string;
            /** @description Who gets it. */
            customer_name: string;
            /** @description Where. */
            city: string;
            country_id: components["schemas"]["Country"];
            /** @description What is in it. */
            titles?: string;
            /** @description Copies. */
            copies: number;
            /** @description Grams. */
            weight: number;
            /**
             * Format: unix-time
             * @description When it was paid.
             */
            paid_at?: number | null;
        };
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
        /**
         * @description Where a release stands in a digital store (§4).
         * @enum {string}
         */
        DistributionStatus: "to_do" | "processing" | "syncing" | "online" | "offline";
        /** @description A code that a customer redeems for a download. What it says is kept as a hash only; its end tells it from others. */
        DownloadCode: {
            /** @description Number. */
            id: number;
            /** @description Its last four letters. */
            hint: string;
            /** @description What it was made with. */
            batch_id: number;
            /** @description What it gives. */
            release_id: number;
            state: components["schemas"]["CodeState"];
            /** @description How often it was redeemed. */
            used: number;
            /**
             * Format: unix-time
             * @description When it was redeemed last.
             */
            redeemed_at?: number | null;
            /** @description The account that redeemed it last; none when nobody was signed in. */
            redeemed_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was revoked.
             */
            revoked_at?: number | null;
            /** @description Why it was revoked. */
            revoked_because?: string | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A code that a customer redeems for a download. What it says is kept as a hash only; its end tells it from others. */
        DownloadCodeInput: Record<string, unknown>;
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
            sort?: components["schemas"]["ListSort"];
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
         * @description What file an export makes; a zip holds the list as CSV and the file of each record, where they have one.
         * @enum {string}
         */
        ExportFormat: "csv" | "xlsx" | "zip";
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
            sort?: components["schemas"]["ListSort"];
            /** @description Its fields in the order of the file. */
            columns: string[];
            format: components["schemas"]["ExportFormat"];
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
         * @description How days are written in a file.
         * @enum {string}
         */
        FileDates: "iso" | "day_first" | "month_first";
        /**
         * @description How the letters of a file are written.
         * @enum {string}
         */
        FileEncoding: "utf8" | "utf8_bom" | "latin1";
        /** @description Where a file may be fetched. */
        FileLink: {
            /** @description Path and signature. */
            url: string;
            /**
             * Format: unix-time
             * @description Until when.
             */
            expires_at: number;
        };
        /**
         * @description What a row of a file stands for.
         * @enum {string}
         */
        FileRows: "line" | "order";
        /**
         * @description What stands between the columns of a file.
         * @enum {string}
         */
        FileSeparator: "comma" | "semicolon" | "tab" | "pipe";
        /** @description A fulfilment partner as staff works with it (§3). */
        FulfilmentPartner: {
            /** @description Number. */
            id: number;
            code: components["schemas"]["Partner"];
            /** @description The flag it carries; EU for all of it (§3, first list). */
            country_id?: string | null;
            /** @description Where it ships from (§3, second list); destinations are matched with it. */
            logistics_country?: components["schemas"]["Country"] | null;
            /**
             * @description Offered when orders are assigned.
             * @default true
             */
            active: boolean;
            /** @description Who carries its parcels unless a file says otherwise. */
            carrier?: components["schemas"]["Carrier"] | null;
            /** @default file */
            delivery: components["schemas"]["PartnerDelivery"];
            /**
             * Format: uri
             * @description Where batches are sent, by https.
             */
            api_url?: string | null;
            /** @description 1 when a secret is set. */
            has_secret?: number;
            map?: components["schemas"]["PartnerMap"];
            /** @description Counts the saved versions of the columns. */
            map_version?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A fulfilment partner as staff works with it (§3). */
        FulfilmentPartnerInput: {
            /** @description The flag it carries; EU for all of it (§3, first list). */
            country_id?: string | null;
            /** @description Where it ships from (§3, second list); destinations are matched with it. */
            logistics_country?: components["schemas"]["Country"] | null;
            /**
             * @description Offered when orders are assigned.
             * @default true
             */
            active: boolean;
            /** @description Who carries its parcels unless a file says otherwise. */
            carrier?: components["schemas"]["Carrier"] | null;
            /** @default file */
            delivery: components["schemas"]["PartnerDelivery"];
            /**
             * Format: uri
             * @description Where batches are sent, by https.
             */
            api_url?: string | null;
            /** @description Signs what is sent; kept when left empty. */
            api_secret?: string;
            map?: components["schemas"]["PartnerMap"];
        };
        /** @description How many units of a currency one euro buys from a day on; orders keep the rate they were paid with. */
        FxRate: {
            /** @description Number. */
            id: number;
            currency: components["schemas"]["Currency"];
            /** @description Units for one euro. */
            rate: number;
            /**
             * Format: date
             * @description First day it counts, today at the earliest; until the next one begins.
             */
            day: string;
            state?: components["schemas"]["RateState"];
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description How many units of a currency one euro buys from a day on; orders keep the rate they were paid with. */
        FxRateInput: {
            currency: components["schemas"]["Currency"];
            /** @description Units for one euro. */
            rate: number;
            /**
             * Format: date
             * @description First day it counts, today at the earliest; until the next one begins.
             */
            day: string;
        };
        /** @description Download codes that are made at once. */
        GenerateCodesRequest: {
            /** @description What they are for. */
            name: string;
            /** @description How many. */
            count: number;
            /**
             * @description How often each may be redeemed.
             * @default 3
             */
            uses?: number;
            /**
             * Format: unix-time
             * @description Until when they may be redeemed; for ever when empty.
             */
            expires_at?: number | null;
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
        /** @description Orders whose prepared parcels leave. */
        HandOverRequest: {
            /** @description Their numbers. */
            ids: number[];
            /**
             * @description Write to the customers.
             * @default true
             */
            notify?: boolean;
        };
        /**
         * @description How money comes that no card provider takes.
         * @enum {string}
         */
        HandPaymentMethod: "transfer" | "cash" | "other";
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
        /** @description An invoice or a credit note, as it was issued. Nothing of it ever changes. What a credit note gives back is negative. */
        Invoice: {
            /** @description Number of the record. */
            id: number;
            /** @description Its number, without gaps within a legal year. */
            number: string;
            type: components["schemas"]["InvoiceType"];
            /** @description The year its number is counted in. */
            legal_year?: number;
            /** @description Place in that year. */
            sequence?: number;
            /** @description The order. */
            order_id: number;
            /** @description The refund a credit note is for; each has exactly one. */
            refund_id?: number | null;
            /** @description The invoice that is credited. */
            credited_id?: number | null;
            /** @description The change of the order that an additional invoice is for. */
            change_id?: number | null;
            /** @description Who bought. */
            buyer_name: string;
            /** @description Destination. */
            country_id: components["schemas"]["Country"];
            scheme?: components["schemas"]["VatScheme"];
            currency: components["schemas"]["Currency"];
            /**
             * Format: money
             * @description Without VAT.
             */
            net: number;
            /**
             * Format: money
             * @description VAT.
             */
            vat: number;
            /** @description Rate in per cent. */
            vat_rate?: number;
            /**
             * Format: money
             * @description With VAT.
             */
            total: number;
            /** @description The currency of the books. */
            book_currency: components["schemas"]["Currency"];
            /** @description Units of its currency for one euro on the day. */
            exchange_rate?: number;
            /**
             * Format: money
             * @description VAT in the currency of the books.
             */
            vat_eur?: number;
            /**
             * Format: money
             * @description Total in the currency of the books.
             */
            total_eur?: number;
            /**
             * Format: unix-time
             * @description When the money came or went; the VAT belongs to that day.
             */
            taxed_at?: number;
            /**
             * Format: unix-time
             * @description When it was issued.
             */
            issued_at: number;
            lang?: components["schemas"]["Language"];
            /** @description What was sold; only in the single record. */
            lines?: components["schemas"]["InvoiceLine"][];
        };
        /** @description An invoice or a credit note, as it was issued. Nothing of it ever changes. What a credit note gives back is negative. */
        InvoiceInput: Record<string, unknown>;
        /** @description One line of an invoice or a credit note. */
        InvoiceLine: {
            /**
             * @description What the line is.
             * @enum {string}
             */
            kind: "item" | "shipping" | "discount" | "other" | "elsewhere";
            /**
             * @description Whether it left an order or came to it, where its items were changed.
             * @enum {string|null}
             */
            part?: "off" | "on" | null;
            /** @description What was sold. */
            name?: string | null;
            /** @description Artist and edition. */
            text?: string | null;
            /** @description Copies. */
            quantity: number;
            /**
             * Format: money
             * @description Price of one, with VAT.
             */
            price: number;
            /**
             * Format: money
             * @description All of them, with VAT.
             */
            total: number;
            /**
             * Format: money
             * @description VAT contained in its total, where items were changed.
             */
            vat?: number | null;
        };
        /**
         * @description What a document of the books is.
         * @enum {string}
         */
        InvoiceType: "invoice" | "credit_note";
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
        /** @description Somebody who has an account or ordered before, at one of her addresses. */
        KnownCustomer: {
            /** @description The account. */
            user_id?: number | null;
            /** @description First and last name. */
            name: string;
            /** @description First name. */
            firstname?: string | null;
            /** @description Last name. */
            lastname?: string | null;
            /** @description E-mail. */
            email: string;
            /** @description Telephone. */
            phone?: string | null;
            /** @description Company. */
            company?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Building, floor. */
            address2?: string | null;
            /** @description Postal code. */
            zip_code?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description Country. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Language. */
            lang?: components["schemas"]["Language"] | null;
            /** @description Currency. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description Orders to this address. */
            orders_count: number;
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
        /** @description The company that sells, from a day on until the next one; what stands on its invoices. */
        LegalEntity: {
            /** @description Number. */
            id: number;
            /**
             * Format: date
             * @description The first day it holds.
             */
            valid_from: string;
            /** @description Name in the register. */
            name: string;
            /** @description Legal form, capital and register, as the law wants them on invoices. */
            legal_note?: string | null;
            /** @description Street and number. */
            address: string;
            /** @description Postal code. */
            zip_code: string;
            /** @description City. */
            city: string;
            /** @description Where it pays VAT. */
            country_id: components["schemas"]["Country"];
            /**
             * Format: email
             * @description For questions about invoices.
             */
            email?: string | null;
            /** @description VAT number. */
            vat_number?: string | null;
            /** @description Number in the companies register; in France the SIRET. */
            siret?: string | null;
            /** @description Number of the One-Stop-Shop, when VAT of other countries is declared there. */
            oss_number?: string | null;
            /** @description Account for transfers. */
            iban?: string | null;
            /** @description Code of the bank. */
            bic?: string | null;
            /**
             * @description The month its legal years begin with.
             * @default 1
             */
            first_month?: number;
            /**
             * @description What numbers of invoices begin with, before the year.
             * @default F
             */
            invoice_prefix: string;
            /**
             * @description The same of credit notes.
             * @default A
             */
            credit_note_prefix: string;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description The company that sells, from a day on until the next one; what stands on its invoices. */
        LegalEntityInput: {
            /**
             * Format: date
             * @description The first day it holds.
             */
            valid_from: string;
            /** @description Name in the register. */
            name: string;
            /** @description Legal form, capital and register, as the law wants them on invoices. */
            legal_note?: string | null;
            /** @description Street and number. */
            address: string;
            /** @description Postal code. */
            zip_code: string;
            /** @description City. */
            city: string;
            /** @description Where it pays VAT. */
            country_id: components["schemas"]["Country"];
            /**
             * Format: email
             * @description For questions about invoices.
             */
            email?: string | null;
            /** @description VAT number. */
            vat_number?: string | null;
            /** @description Number in the companies register; in France the SIRET. */
            siret?: string | null;
            /** @description Number of the One-Stop-Shop, when VAT of other countries is declared there. */
            oss_number?: string | null;
            /** @description Account for transfers. */
            iban?: string | null;
            /** @description Code of the bank. */
            bic?: string | null;
            /**
             * @description The month its legal years begin with.
             * @default 1
             */
            first_month?: number;
            /**
             * @description What numbers of invoices begin with, before the year.
             * @default F
             */
            invoice_prefix: string;
            /**
             * @description The same of credit notes.
             * @default A
             */
            credit_note_prefix: string;
        };
        /** @description An amount above which only some roles may go. Without one the default holds. */
        Limit: {
            /** @description Number. */
            id: number;
            key: components["schemas"]["SettingKey"];
            /**
             * Format: money
             * @description What staff decided on; the default holds when it is empty.
             */
            amount?: number | null;
            /**
             * Format: money
             * @description What holds without a decision.
             */
            default_amount: number;
            /** @description Other currencies are converted by the rate of the day. */
            currency: components["schemas"]["Currency"];
            /**
             * Format: unix-time
             * @description When it was decided.
             */
            updated_at?: number | null;
            /** @description Who decided it. */
            updated_by?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description An amount above which only some roles may go. Without one the default holds. */
        LimitInput: {
            /**
             * Format: money
             * @description What staff decided on; the default holds when it is empty.
             */
            amount?: number | null;
        };
        /** @description By what a list is sorted. */
        ListSort: {
            /** @description A field the list can be sorted by. */
            field: string;
            /**
             * @description Rising or falling.
             * @enum {string}
             */
            order: "ASC" | "DESC";
        };
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
        /**
         * @description Where the logo stands in the header.
         * @enum {string}
         */
        LogoPosition: "left" | "center" | "right";
        /** @description Signed out. */
        Logout: {
            /** @description The token is no longer valid. */
            ok: boolean;
        };
        /**
         * @description Whether a look of a shop is being drawn, is what visitors see, or was.
         * @enum {string}
         */
        LookState: "draft" | "published" | "past";
        /** @description A mail the shop sent or is about to send. */
        Mail: {
            /** @description Number. */
            id: number;
            /** @description To. */
            recipient: string;
            /** @description Subject. */
            subject: string;
            template?: components["schemas"]["MailTemplate"];
            status: components["schemas"]["MailStatus"];
            /** @description The order it is about. */
            order_id?: number | null;
            /** @description The project it is about. */
            project_id?: number | null;
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
        /**
         * @description Which mail it is.
         * @enum {string}
         */
        MailTemplate: "order_confirmation" | "order_sent" | "order_changed" | "order_cancelled" | "order_refunded" | "change_offer" | "offer" | "note_mention" | "contact_received" | "conversation_message" | "review_answered" | "review_refused" | "project_checking" | "project_in_progress" | "project_confirmed" | "project_successful" | "project_failed" | "project_refused" | "project_creating" | "quote" | "quote_accepted";
        /** @description An order that staff builds for a customer, until it is paid or made an order of the shop. */
        ManualOrder: {
            /** @description Number. */
            id: number;
            /** @description Number as the customer sees it. */
            number: string;
            status: components["schemas"]["ManualOrderStatus"];
            /** @description Name, company or e-mail, whichever is known. */
            customer_name: string;
            /** @description The account of the customer. */
            user_id?: number | null;
            /** @description First name. */
            firstname?: string | null;
            /** @description Last name. */
            lastname?: string | null;
            /**
             * Format: email
             * @description Where the offer goes.
             */
            email?: string | null;
            /** @description For the carrier. */
            phone?: string | null;
            /** @description Company. */
            company?: string | null;
            /** @description VAT number of the company. */
            vat_number?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Building, floor. */
            address2?: string | null;
            /** @description Postal code. */
            zip_code?: string | null;
            /** @description City. */
            city?: string | null;
            /**
             * @description Destination.
             * @default FR
             */
            country_id: components["schemas"]["Country"];
            /** @default en */
            lang: components["schemas"]["Language"];
            /** @default EUR */
            currency: components["schemas"]["Currency"];
            /** @description What is sold; only in the single record. */
            lines?: components["schemas"]["ManualOrderLine"][];
            /** @description How it travels, or that it is collected; the cheapest way to the door when empty. */
            shipping_type?: components["schemas"]["ShippingType"] | null;
            /**
             * Format: money
             * @description Shipping of all parcels instead of the tariff.
             */
            shipping_price?: number | null;
            /** @description Why shipping costs another price. */
            shipping_reason?: string | null;
            /** @description Where it is collected. */
            pickup?: components["schemas"]["PickupAddress"] | null;
            /** @description Taken off all goods. */
            discount_percent?: number | null;
            /**
             * Format: money
             * @description Or an amount taken off all goods.
             */
            discount_amount?: number | null;
            /** @description Why there is a reduction. */
            discount_reason?: string | null;
            /** @description Code for a reduction. */
            promo_code?: string | null;
            /** @description What the mail with the offer says to the customer. */
            message?: string | null;
            /** @description For colleagues only. */
            staff_note?: string | null;
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
            /** @description The order it became. */
            order_id?: number | null;
            /**
             * Format: uri
             * @description Where the customer pays; only in the single record, and only while it is offered.
             */
            pay_url?: string | null;
            /** @description Who began it. */
            created_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was begun.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description The moment whose prices and rates it was saved with.
             */
            priced_at?: number | null;
            /**
             * Format: unix-time
             * @description When the offer was sent.
             */
            offered_at?: number | null;
            /**
             * Format: unix-time
             * @description Until when the offer holds.
             */
            expires_at?: number | null;
            /**
             * Format: unix-time
             * @description When it was paid.
             */
            paid_at?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description An order that staff builds for a customer, until it is paid or made an order of the shop. */
        ManualOrderInput: {
            /** @description The account of the customer. */
            user_id?: number | null;
            /** @description First name. */
            firstname?: string | null;
            /** @description Last name. */
            lastname?: string | null;
            /**
             * Format: email
             * @description Where the offer goes.
             */
            email?: string | null;
            /** @description For the carrier. */
            phone?: string | null;
            /** @description Company. */
            company?: string | null;
            /** @description VAT number of the company. */
            vat_number?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Building, floor. */
            address2?: string | null;
            /** @description Postal code. */
            zip_code?: string | null;
            /** @description City. */
            city?: string | null;
            /**
             * @description Destination.
             * @default FR
             */
            country_id: components["schemas"]["Country"];
            /** @default en */
            lang: components["schemas"]["Language"];
            /** @default EUR */
            currency: components["schemas"]["Currency"];
            /** @description What is sold; only in the single record. */
            lines?: components["schemas"]["ManualOrderLineInput"][];
            /** @description How it travels, or that it is collected; the cheapest way to the door when empty. */
            shipping_type?: components["schemas"]["ShippingType"] | null;
            /**
             * Format: money
             * @description Shipping of all parcels instead of the tariff.
             */
            shipping_price?: number | null;
            /** @description Why shipping costs another price. */
            shipping_reason?: string | null;
            /** @description Where it is collected. */
            pickup?: components["schemas"]["PickupAddress"] | null;
            /** @description Taken off all goods. */
            discount_percent?: number | null;
            /**
             * Format: money
             * @description Or an amount taken off all goods.
             */
            discount_amount?: number | null;
            /** @description Why there is a reduction. */
            discount_reason?: string | null;
            /** @description Code for a reduction. */
            promo_code?: string | null;
            /** @description What the mail with the offer says to the customer. */
            message?: string | null;
            /** @description For colleagues only. */
            staff_note?: string | null;
        };
        /** @description What an order that is being built comes to, by the rules of every cart. */
        ManualOrderCalculation: {
            /** @description The lines that were sent, in their order. */
            lines: components["schemas"]["ManualOrderLine"][];
            /**
             * Format: money
             * @description Sum of the lines.
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
            /** @description Ways to ship that all parcels may take, with what they cost together. */
            options: components["schemas"]["ShippingOption"][];
            /** @description Why the code counts for nothing; a translation key under `errors`. */
            promo_refused?: string | null;
            /** @description Per cent below list that the caller may sell, when some line goes beyond it. */
            limit?: number | null;
        };
        /** @description What an order that is being built comes to, by the rules of every cart. */
        ManualOrderCalculationInput: {
            /** @description The lines that were sent, in their order. */
            lines: components["schemas"]["ManualOrderLineInput"][];
            /**
             * Format: money
             * @description Sum of the lines.
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
            /** @description Ways to ship that all parcels may take, with what they cost together. */
            options: components["schemas"]["ShippingOption"][];
            /** @description Why the code counts for nothing; a translation key under `errors`. */
            promo_refused?: string | null;
            /** @description Per cent below list that the caller may sell, when some line goes beyond it. */
            limit?: number | null;
        };
        /** @description An order as staff builds it for a customer. */
        ManualOrderDraft: {
            /** @description The account of the customer. */
            user_id?: number | null;
            /** @description First name. */
            firstname?: string | null;
            /** @description Last name. */
            lastname?: string | null;
            /**
             * Format: email
             * @description Where the offer goes.
             */
            email?: string | null;
            /** @description For the carrier. */
            phone?: string | null;
            /** @description Company. */
            company?: string | null;
            /** @description VAT number of the company. */
            vat_number?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Building, floor. */
            address2?: string | null;
            /** @description Postal code. */
            zip_code?: string | null;
            /** @description City. */
            city?: string | null;
            /**
             * @description Destination.
             * @default FR
             */
            country_id: components["schemas"]["Country"];
            /** @default en */
            lang: components["schemas"]["Language"];
            /** @default EUR */
            currency: components["schemas"]["Currency"];
            /** @description What is sold; only in the single record. */
            lines?: components["schemas"]["ManualOrderLine"][];
            /** @description How it travels, or that it is collected; the cheapest way to the door when empty. */
            shipping_type?: components["schemas"]["ShippingType"] | null;
            /**
             * Format: money
             * @description Shipping of all parcels instead of the tariff.
             */
            shipping_price?: number | null;
            /** @description Why shipping costs another price. */
            shipping_reason?: string | null;
            /** @description Where it is collected. */
            pickup?: components["schemas"]["PickupAddress"] | null;
            /** @description Taken off all goods. */
            discount_percent?: number | null;
            /**
             * Format: money
             * @description Or an amount taken off all goods.
             */
            discount_amount?: number | null;
            /** @description Why there is a reduction. */
            discount_reason?: string | null;
            /** @description Code for a reduction. */
            promo_code?: string | null;
            /** @description What the mail with the offer says to the customer. */
            message?: string | null;
            /** @description For colleagues only. */
            staff_note?: string | null;
        };
        /** @description An order as staff builds it for a customer. */
        ManualOrderDraftInput: {
            /** @description The account of the customer. */
            user_id?: number | null;
            /** @description First name. */
            firstname?: string | null;
            /** @description Last name. */
            lastname?: string | null;
            /**
             * Format: email
             * @description Where the offer goes.
             */
            email?: string | null;
            /** @description For the carrier. */
            phone?: string | null;
            /** @description Company. */
            company?: string | null;
            /** @description VAT number of the company. */
            vat_number?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Building, floor. */
            address2?: string | null;
            /** @description Postal code. */
            zip_code?: string | null;
            /** @description City. */
            city?: string | null;
            /**
             * @description Destination.
             * @default FR
             */
            country_id: components["schemas"]["Country"];
            /** @default en */
            lang: components["schemas"]["Language"];
            /** @default EUR */
            currency: components["schemas"]["Currency"];
            /** @description What is sold; only in the single record. */
            lines?: components["schemas"]["ManualOrderLineInput"][];
            /** @description How it travels, or that it is collected; the cheapest way to the door when empty. */
            shipping_type?: components["schemas"]["ShippingType"] | null;
            /**
             * Format: money
             * @description Shipping of all parcels instead of the tariff.
             */
            shipping_price?: number | null;
            /** @description Why shipping costs another price. */
            shipping_reason?: string | null;
            /** @description Where it is collected. */
            pickup?: components["schemas"]["PickupAddress"] | null;
            /** @description Taken off all goods. */
            discount_percent?: number | null;
            /**
             * Format: money
             * @description Or an amount taken off all goods.
             */
            discount_amount?: number | null;
            /** @description Why there is a reduction. */
            discount_reason?: string | null;
            /** @description Code for a reduction. */
            promo_code?: string | null;
            /** @description What the mail with the offer says to the customer. */
            message?: string | null;
            /** @description For colleagues only. */
            staff_note?: string | null;
        };
        /**
         * @description What staff should know about a line before it is offered.
         * @enum {string}
         */
        ManualOrderIssueCode: "out_of_stock" | "not_launched";
        /** @description Something that can be put into an order. */
        ManualOrderItem: {
            /** @description The item. */
            item_id: number;
            /** @description The project. */
            project_id: number;
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_name?: string | null;
            /** @description Name of the item. */
            item_name?: string | null;
            category: components["schemas"]["ProjectCategory"];
            /** @description Picture folder. */
            picture?: string | null;
            /** @description EAN-13. */
            barcode?: string | null;
            /** @description Copies left. */
            stock: number;
            /**
             * Format: money
             * @description Price of one in the shop.
             */
            price: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description One line of an order that staff builds. The list price counts unless another one is given, with its reason. */
        ManualOrderLine: {
            /** @description The item. */
            item_id: number;
            /**
             * @description Copies.
             * @default 1
             */
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
            /**
             * Format: money
             * @description Price of one instead of the list price.
             */
            price?: number | null;
            /** @description Taken off this line. */
            discount_percent?: number | null;
            /** @description Why the price is another one. */
            reason?: string | null;
            /** @description The project. */
            project_id?: number;
            /** @description Title. */
            name?: string;
            /** @description Artist. */
            artist_name?: string | null;
            /** @description Name of the item. */
            item_name?: string | null;
            category?: components["schemas"]["ProjectCategory"];
            /** @description Picture folder. */
            picture?: string | null;
            /** @description EAN-13. */
            barcode?: string | null;
            /** @description Copies left now. */
            stock?: number;
            /**
             * Format: money
             * @description Price of one in the shop when it was last saved.
             */
            list_price?: number;
            /**
             * Format: money
             * @description What is taken off the line, its part of the whole order's reduction with it.
             */
            discount?: number;
            /**
             * Format: money
             * @description What the line comes to.
             */
            total?: number;
            /** @description What to know about it. */
            issue?: components["schemas"]["ManualOrderIssueCode"] | null;
        };
        /** @description One line of an order that staff builds. The list price counts unless another one is given, with its reason. */
        ManualOrderLineInput: {
            /** @description The item. */
            item_id: number;
            /**
             * @description Copies.
             * @default 1
             */
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
            /**
             * Format: money
             * @description Price of one instead of the list price.
             */
            price?: number | null;
            /** @description Taken off this line. */
            discount_percent?: number | null;
            /** @description Why the price is another one. */
            reason?: string | null;
        };
        /**
         * @description Where an order that staff builds for a customer stands.
         * @enum {string}
         */
        ManualOrderStatus: "draft" | "offered" | "paid" | "converted" | "expired" | "cancelled";
        /** @description The first rows of a partner file. */
        MapPreview: {
            /** @description Cells by row. */
            rows: string[][];
            /** @description The file as it would be. */
            text: string;
            /** @description Orders it was made of; 0 when there are none to show. */
            orders: number;
        };
        /** @description Columns that are being edited. */
        MapPreviewRequest: {
            map: components["schemas"]["PartnerMap"];
        };
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
        /** @description A note that mentions me. */
        Mention: {
            /** @description Number. */
            id: number;
            /** @description Kind of record. */
            resource: string;
            /** @description Number of the record. */
            record_id: number;
            /** @description What is to be known. */
            text: string;
            /**
             * @description Colleagues it names.
             * @default []
             */
            mentions?: number[];
            /** @description Who wrote it. */
            author_id?: number | null;
            /** @description Name of who wrote it. */
            author_name?: string | null;
            /**
             * Format: unix-time
             * @description When it was written.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description When it was changed last.
             */
            edited_at?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
            /** @description What the record is called. */
            title: string;
        };
        /** @description A note that mentions me. */
        MentionInput: {
            /** @description Kind of record. */
            resource: string;
            /** @description Number of the record. */
            record_id: number;
            /** @description What is to be known. */
            text: string;
            /**
             * @description Colleagues it names.
             * @default []
             */
            mentions?: number[];
        };
        /** @description Where a release stands in a store now. */
        MoveDistributionRequest: {
            status: components["schemas"]["DistributionStatus"];
            /**
             * Format: uri
             * @description Its page in the store.
             */
            link?: string | null;
            /** @description What the store said. */
            note?: string | null;
        };
        /** @description Many of them, to the same state. */
        MoveDistributionsRequest: {
            /** @description Their numbers. */
            ids: number[];
            status: components["schemas"]["DistributionStatus"];
        };
        /** @description What a colleague wrote about a record. */
        Note: {
            /** @description Number. */
            id: number;
            /** @description Kind of record. */
            resource: string;
            /** @description Number of the record. */
            record_id: number;
            /** @description What is to be known. */
            text: string;
            /**
             * @description Colleagues it names.
             * @default []
             */
            mentions?: number[];
            /** @description Who wrote it. */
            author_id?: number | null;
            /** @description Name of who wrote it. */
            author_name?: string | null;
            /**
             * Format: unix-time
             * @description When it was written.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description When it was changed last.
             */
            edited_at?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description What a colleague wrote about a record. */
        NoteInput: {
            /** @description Kind of record. */
            resource: string;
            /** @description Number of the record. */
            record_id: number;
            /** @description What is to be known. */
            text: string;
            /**
             * @description Colleagues it names.
             * @default []
             */
            mentions?: number[];
        };
        /** @description A note as it is to be. */
        NoteChange: {
            /** @description What is to be known. */
            text: string;
            /**
             * @description Colleagues it names.
             * @default []
             */
            mentions?: number[];
        };
        /** @description The record that notes are about. */
        NoteSubject: {
            /** @description Kind of record. */
            resource: string;
            /** @description Number of the record. */
            record_id: number;
        };
        /** @description An order that was built for a customer, as she sees it by her link. */
        Offer: {
            /** @description Its number. */
            number: string;
            /**
             * @description Whether it can be paid; changed when it was taken back to be changed, or is no longer offered.
             * @enum {string}
             */
            state: "open" | "paid" | "expired" | "changed";
            /**
             * Format: unix-time
             * @description Until when it holds.
             */
            expires_at?: number | null;
            /** @description What staff says with it. */
            message?: string | null;
            currency: components["schemas"]["Currency"];
            /** @description Who it is for; only while it can be paid. */
            customer?: components["schemas"]["CartCustomer"] | null;
            /** @description Where it is collected. */
            pickup?: components["schemas"]["PickupAddress"] | null;
            /** @description What is sold; only while it can be paid. */
            lines?: components["schemas"]["CartItem"][];
            /** @description Its sums; only while it can be paid. */
            totals?: components["schemas"]["CartTotals"] | null;
            /** @description Whether it is a change of an order that was paid already; its number is that of the order then. */
            is_change?: boolean;
            /** @description What leaves the order with a change, at what it counts for. */
            removed?: components["schemas"]["CartItem"][];
        };
        /** @description Send the customer the link by which she pays. */
        OfferManualOrderRequest: {
            /**
             * @description How many days the offer holds.
             * @default 14
             */
            days: number;
        };
        /** @description What came of paying an offer; the cart's id is what confirming asks for. */
        OfferPayAnswer: {
            status: components["schemas"]["PayStatus"];
            /** @description The provider's number of the payment; confirm needs it. */
            payment_id: string;
            /** @description The order. */
            order_id: number;
            /** @description For the provider's own 3-D Secure page. */
            client_secret?: string | null;
            /** @description Stands for this attempt to pay. */
            cart_id: string;
        };
        /** @description Pay an offer; `expected_total` guards against a change in between. */
        OfferPayRequest: {
            card?: components["schemas"]["Card"];
            /** @description The provider's token of the card. */
            payment_method?: string | null;
            /**
             * Format: money
             * @description The total the customer saw.
             */
            expected_total: number;
        };
        /** @description Pay an offer; `expected_total` guards against a change in between. */
        OfferPayRequestInput: {
            card?: components["schemas"]["CardInput"];
            /** @description The provider's token of the card. */
            payment_method?: string | null;
            /**
             * Format: money
             * @description The total the customer saw.
             */
            expected_total: number;
        };
        /** @description What was scanned to begin with. */
        OpenPackRequest: {
            /** @description Number of an order, its slip, or the barcode of an item. */
            code: string;
            /**
             * @description Even when a colleague has begun, after asking.
             * @default false
             */
            take_over?: boolean;
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
            /** @description A shop that has a part in it; to find orders by. */
            shop_id?: number | null;
            /** @description A project that was bought; to find orders by. */
            project_id?: number | null;
            /** @description A partner that ships a part of it; to find orders by. */
            partner?: components["schemas"]["Partner"] | null;
            /** @description No prices in the parcel. */
            is_gift?: boolean;
            lang?: components["schemas"]["Language"];
            /** @description The cart it came from. */
            cart_id?: string | null;
            /** @description The draft it was made of. */
            manual_order_id?: number | null;
            /** @description Wish of the customer. */
            comment?: string | null;
            /** @description For colleagues only. */
            staff_note?: string | null;
            /** @description Who packs it, so that nobody else does. */
            claimed_by?: number | null;
            /**
             * Format: unix-time
             * @description Since when.
             */
            claimed_at?: number | null;
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
            /** @description Whether copies still need a parcel; only in the single record. */
            to_pack?: boolean;
            /** @description How often its packing slip was printed. */
            slips_printed?: number;
            /** @description How often its address label was printed. */
            labels_printed?: number;
            /** @description How often its invoice was printed. */
            invoices_printed?: number;
            /** @description A shop each; only in the single record. */
            shop_orders?: components["schemas"]["ShopOrder"][];
            /** @description Its payments; only in the single record. */
            payments?: components["schemas"]["Payment"][];
            /** @description Money given back; only in the single record. */
            refunds?: components["schemas"]["Refund"][];
            /** @description Changes of its items; only in the single record. */
            changes?: components["schemas"]["OrderChange"][];
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
        /** @description A change of an order's items, done or waiting for its money. */
        OrderChange: {
            /** @description Number. */
            id: number;
            status: components["schemas"]["OrderChangeStatus"];
            /** @description Why. */
            reason: string;
            /**
             * Format: money
             * @description What the order came to before.
             */
            old_total: number;
            /**
             * Format: money
             * @description What it comes to with it.
             */
            new_total: number;
            /**
             * Format: money
             * @description What the customer owes for it; negative where she got money back.
             */
            amount: number;
            /**
             * Format: money
             * @description VAT contained in it.
             */
            vat?: number;
            /**
             * Format: money
             * @description What of it is shipping.
             */
            shipping?: number;
            currency: components["schemas"]["Currency"];
            /** @description Who made it. */
            created_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was made.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description Until when its pay link holds.
             */
            expires_at?: number | null;
            /**
             * Format: unix-time
             * @description When it was done.
             */
            settled_at?: number | null;
            /** @description Where the customer pays; only while it waits for its money. */
            pay_url?: string | null;
            /** @description What leaves and what comes. */
            lines: components["schemas"]["OrderChangeLine"][];
            /** @description What of the copies that left was used to pay for those that came; null where nothing was. */
            exchanged?: {
                /**
                 * Format: money
                 * @description All of it.
                 */
                amount: number;
                /**
                 * Format: money
                 * @description What of it is shipping.
                 */
                shipping: number;
                /**
                 * Format: money
                 * @description VAT contained in it.
                 */
                vat: number;
                /** @description The copies. */
                lines: {
                    /** @description The line. */
                    order_line_id: number;
                    /** @description Copies; none where a refund tells of them. */
                    quantity: number;
                    /**
                     * Format: money
                     * @description What of them was used.
                     */
                    amount: number;
                    /**
                     * Format: money
                     * @description VAT contained in it.
                     */
                    vat: number;
                }[];
            } | null;
        };
        /** @description A change of an order's items, done or waiting for its money. */
        OrderChangeInput: Record<string, unknown>;
        /** @description Copies that come to an order, or leave it. */
        OrderChangeLine: {
            /** @description The line that gets fewer or more; none for what is new. */
            order_line_id?: number | null;
            /** @description The item. */
            item_id: number;
            /** @description The project. */
            project_id: number;
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_name?: string | null;
            /** @description Name of the item. */
            item_name?: string | null;
            /** @description Picture folder. */
            picture?: string | null;
            /** @description Copies that come; negative where they leave. */
            quantity: number;
            /**
             * Format: money
             * @description Price of one.
             */
            price: number;
            /**
             * Format: money
             * @description What they are worth, reductions taken off; negative where they leave.
             */
            amount: number;
            /** @description Why the price is another one than that of the shop. */
            reason?: string | null;
            /** @description Copies left, with those that this change gives back; only in a preview. */
            stock?: number;
            /** @description What is in its way; only in a preview. */
            issue?: components["schemas"]["ManualOrderIssueCode"] | null;
        };
        /** @description What a change of an order comes to, as it would be carried out now. Nothing is written. */
        OrderChangePreview: {
            settlement: components["schemas"]["ChangeSettlement"];
            /**
             * Format: money
             * @description What the order comes to, without what was given back.
             */
            old_total: number;
            /**
             * Format: money
             * @description What it comes to afterwards.
             */
            new_total: number;
            /**
             * Format: money
             * @description What the customer owes; negative where she gets money back.
             */
            difference: number;
            /**
             * Format: money
             * @description VAT contained in the difference.
             */
            vat: number;
            /** @description Rate in per cent; that of the order. */
            vat_rate?: number;
            /**
             * Format: money
             * @description What of the difference is shipping.
             */
            shipping: number;
            /**
             * Format: money
             * @description What goes back to the customer.
             */
            refund: number;
            /**
             * Format: money
             * @description What the customer is asked for.
             */
            charge: number;
            currency: components["schemas"]["Currency"];
            /** @description What leaves and what comes. */
            lines: components["schemas"]["OrderChangeLine"][];
            /** @description Per cent below the list price that the caller may sell at, where a line is below. */
            discount_limit?: number | null;
            /**
             * Format: money
             * @description What the caller may still give back of the order, where this is more.
             */
            refund_limit?: number | null;
            /**
             * Format: money
             * @description What of the payments can still be given back, where this is more: the rest is back already, or disputed.
             */
            refund_left?: number | null;
        };
        /** @description Change the items of an order. The difference is named as the preview told it; another one is refused. */
        OrderChangeRequest: {
            /** @description Lines of which other quantities are wanted; the others stay. */
            lines?: {
                /** @description The line. */
                order_line_id: number;
                /** @description Copies that are wanted in all; more cost what the line was sold at. */
                quantity: number;
                /** @description Sizes that are wanted of a line that is sold by sizes, all in all; they make its quantity. */
                chosen_sizes?: {
                    XS?: number;
                    S?: number;
                    M?: number;
                    L?: number;
                    XL?: number;
                    XXL?: number;
                } | null;
            }[];
            /** @description What is wanted besides. */
            added?: components["schemas"]["ManualOrderLine"][];
            /**
             * @description Whether shipping becomes what the tariffs of today ask for all that is kept; else it stays as it was paid.
             * @default false
             */
            recompute_shipping?: boolean;
            /**
             * Format: money
             * @description What goes back to the customer.
             */
            refund: number;
            /**
             * Format: money
             * @description What the customer is asked for.
             */
            charge: number;
            currency: components["schemas"]["Currency"];
            /** @description Why; also in the mail to the customer. */
            reason: string;
            /**
             * @description How many days a pay link holds.
             * @default 14
             */
            days?: number;
            /**
             * @description Write to the customer.
             * @default true
             */
            notify?: boolean;
        };
        /** @description Change the items of an order. The difference is named as the preview told it; another one is refused. */
        OrderChangeRequestInput: {
            /** @description Lines of which other quantities are wanted; the others stay. */
            lines?: {
                /** @description The line. */
                order_line_id: number;
                /** @description Copies that are wanted in all; more cost what the line was sold at. */
                quantity: number;
                /** @description Sizes that are wanted of a line that is sold by sizes, all in all; they make its quantity. */
                chosen_sizes?: {
                    XS?: number;
                    S?: number;
                    M?: number;
                    L?: number;
                    XL?: number;
                    XXL?: number;
                } | null;
            }[];
            /** @description What is wanted besides. */
            added?: components["schemas"]["ManualOrderLineInput"][];
            /**
             * @description Whether shipping becomes what the tariffs of today ask for all that is kept; else it stays as it was paid.
             * @default false
             */
            recompute_shipping?: boolean;
            /**
             * Format: money
             * @description What goes back to the customer.
             */
            refund: number;
            /**
             * Format: money
             * @description What the customer is asked for.
             */
            charge: number;
            currency: components["schemas"]["Currency"];
            /** @description Why; also in the mail to the customer. */
            reason: string;
            /**
             * @description How many days a pay link holds.
             * @default 14
             */
            days?: number;
            /**
             * @description Write to the customer.
             * @default true
             */
            notify?: boolean;
        };
        /**
         * @description Where a change of an order's items stands.
         * @enum {string}
         */
        OrderChangeStatus: "pending" | "done" | "withdrawn" | "expired";
        /** @description What of an order is to be other than it is. */
        OrderChangeWish: {
            /** @description Lines of which other quantities are wanted; the others stay. */
            lines?: {
                /** @description The line. */
                order_line_id: number;
                /** @description Copies that are wanted in all; more cost what the line was sold at. */
                quantity: number;
                /** @description Sizes that are wanted of a line that is sold by sizes, all in all; they make its quantity. */
                chosen_sizes?: {
                    XS?: number;
                    S?: number;
                    M?: number;
                    L?: number;
                    XL?: number;
                    XXL?: number;
                } | null;
            }[];
            /** @description What is wanted besides. */
            added?: components["schemas"]["ManualOrderLine"][];
            /**
             * @description Whether shipping becomes what the tariffs of today ask for all that is kept; else it stays as it was paid.
             * @default false
             */
            recompute_shipping?: boolean;
        };
        /** @description What of an order is to be other than it is. */
        OrderChangeWishInput: {
            /** @description Lines of which other quantities are wanted; the others stay. */
            lines?: {
                /** @description The line. */
                order_line_id: number;
                /** @description Copies that are wanted in all; more cost what the line was sold at. */
                quantity: number;
                /** @description Sizes that are wanted of a line that is sold by sizes, all in all; they make its quantity. */
                chosen_sizes?: {
                    XS?: number;
                    S?: number;
                    M?: number;
                    L?: number;
                    XL?: number;
                    XXL?: number;
                } | null;
            }[];
            /** @description What is wanted besides. */
            added?: components["schemas"]["ManualOrderLineInput"][];
            /**
             * @description Whether shipping becomes what the tariffs of today ask for all that is kept; else it stays as it was paid.
             * @default false
             */
            recompute_shipping?: boolean;
        };
        /** @description The invoice of an order, its credit notes, and what was printed of it. */
        OrderDocuments: {
            /** @description The invoice, then the credit notes. */
            invoices: components["schemas"]["Invoice"][];
            /** @description The latest first. */
            prints: components["schemas"]["Print"][];
        };
        /** @description The invoice of an order, its credit notes, and what was printed of it. */
        OrderDocumentsInput: {
            /** @description The invoice, then the credit notes. */
            invoices: components["schemas"]["InvoiceInput"][];
            /** @description The latest first. */
            prints: components["schemas"]["Print"][];
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
            /** @description Copies of it that still need a parcel. */
            open?: number;
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
            /** @description The change of the order it came with; empty for what was bought at first. */
            change_id?: number | null;
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
        /** @description A carton of copies of an item. */
        PackCarton: {
            /** @description Its barcode. */
            code: string;
            /** @description Copies in it. */
            quantity: number;
        };
        /** @description What stands in the way until somebody dismisses it. */
        PackError: {
            signal: components["schemas"]["PackSignal"];
            /** @description What was scanned. */
            code: string;
            /** @description Scans that came while it stood and were not counted. */
            refused: number;
            /** @description Copies in the carton that was scanned. */
            holds?: number;
            /** @description Copies the order still wants of it. */
            wanted?: number;
        };
        /** @description Something that happened at the pack bench. Sent again with the same key it counts once. */
        PackEvent: {
            /** @description Unique to it. */
            key: string;
            type: components["schemas"]["PackEventType"];
            /** @description What was scanned. */
            code?: string;
            /** @description The line that is counted by hand. */
            line_id?: number;
            /** @description Copies counted by hand. */
            quantity?: number;
            /** @description Why it is not scanned. */
            reason?: string;
        };
        /**
         * @description What happened at the pack bench.
         * @enum {string}
         */
        PackEventType: "scan" | "dismiss" | "undo" | "quantity";
        /** @description A line at the pack bench. */
        PackLine: {
            /** @description The order line. */
            id: number;
            /** @description What it is of. */
            project_id?: number;
            /** @description Folder of its picture. */
            picture?: string | null;
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_name?: string | null;
            /** @description Format and sizes. */
            item_name?: string | null;
            /** @description Wish of the customer. */
            comment?: string | null;
            /** @description Copies that belong into the parcel. */
            wanted: number;
            /** @description Copies verified. */
            packed: number;
            /** @description Barcodes of one copy. */
            codes: string[];
            /** @description Cartons it comes in. */
            cartons?: components["schemas"]["PackCarton"][];
        };
        /** @description A parcel that is packed and waits to be handed over. */
        PackOrderRequest: {
            /** @description Which shop's part; all that is still open when empty. */
            shop_order_id?: number | null;
            /** @description What is in it; every copy that is still open when left out. */
            lines?: components["schemas"]["ParcelLine"][];
            /** @description Who will carry it. */
            tracking_transporter?: components["schemas"]["Carrier"] | null;
            /** @description Number on the parcel, when it is known already. */
            tracking_number?: string | null;
            /**
             * Format: uri
             * @description Only when the transporter is not in the list.
             */
            tracking_link?: string | null;
        };
        /** @description The packing of a shop order, as the server keeps it. */
        PackSession: {
            /** @description Number. */
            id: number;
            /** @description The order. */
            order_id: number;
            /** @description The part of it. */
            shop_order_id: number;
            /** @description The order's number. */
            number: string;
            status: components["schemas"]["PackStatus"];
            /** @description What the last event came to. */
            signal?: components["schemas"]["PackSignal"] | null;
            /** @description The line it was about. */
            signal_line?: number | null;
            /** @description Must be dismissed before anything else is counted. */
            error?: components["schemas"]["PackError"] | null;
            /** @description What belongs into the parcel. */
            lines: components["schemas"]["PackLine"][];
            /** @description Whether there is a last scan. */
            can_undo: boolean;
            /** @description Who gets it. */
            customer_name?: string;
            /** @description Lines of the label. */
            address?: string[];
            country_id?: components["schemas"]["Country"];
            /** @description No prices in the parcel. */
            is_gift?: boolean;
            /** @description Wish of the customer. */
            comment?: string | null;
            /** @description Of colleagues. */
            staff_note?: string | null;
            /** @description Who packs it. */
            user_name?: string | null;
            /** @description The parcel that came of it. */
            shipment_id?: number | null;
        };
        /** @description What is being packed. */
        PackSessions: {
            /** @description What one had begun. */
            mine: components["schemas"]["PackSession"] | null;
            /** @description Put aside by anybody. */
            paused: components["schemas"]["PackSession"][];
        };
        /**
         * @description What the pack bench says of a scan.
         * @enum {string}
         */
        PackSignal: "ok" | "line_done" | "complete" | "wrong_item" | "too_many" | "other_order" | "refused" | "undone" | "counted" | "dismissed";
        /**
         * @description Where the packing of a shop order stands.
         * @enum {string}
         */
        PackStatus: "open" | "paused" | "packed" | "given_up";
        /** @description Copies of an order line in a parcel. */
        ParcelLine: {
            /** @description The order line. */
            order_line_id: number;
            /** @description How many of its copies. */
            quantity: number;
        };
        /**
         * @description Fulfilment partners. `country` is the flag of §3's list, `logistics` the country of its second list; where the two differ both stand.
         * @enum {string}
         */
        Partner: "daudin" | "bigblue" | "diggers" | "lita" | "mgm" | "fnac" | "sna" | "whiplash" | "amped" | "shiprec" | "rom" | "whiplash_uk" | "pias_uk" | "bigblue_uk" | "rom_de" | "pias" | "altafonte" | "terminal_d" | "cbip" | "shipehype" | "ondemand" | "preorder";
        /** @description A column of a partner file. */
        PartnerColumn: {
            /** @description What stands above it. */
            heading: string;
            /** @description What it holds; a fixed text when empty. */
            field?: components["schemas"]["PartnerField"] | null;
            /** @description The same text in each row. */
            text?: string | null;
        };
        /**
         * @description How a partner gets a batch.
         * @enum {string}
         */
        PartnerDelivery: "file" | "api";
        /**
         * @description What a column of a partner file holds.
         * @enum {string}
         */
        PartnerField: "order_number" | "order_date" | "shop_order_id" | "shop_name" | "customer_name" | "firstname" | "lastname" | "company" | "address" | "address2" | "zip_code" | "city" | "country_code" | "country_name" | "phone" | "email" | "sku" | "barcode" | "title" | "artist" | "variant" | "quantity" | "weight" | "price" | "total" | "currency" | "customs_code" | "comment" | "carrier" | "shipping_type" | "pickup" | "is_gift" | "batch_number";
        /** @description How a partner wants its orders written. Each saved change is a version of its own; a batch keeps the one it was written with. */
        PartnerMap: {
            /** @default semicolon */
            separator: components["schemas"]["FileSeparator"];
            /** @default utf8 */
            encoding: components["schemas"]["FileEncoding"];
            /** @default point */
            decimal: components["schemas"]["DecimalSign"];
            /** @default iso */
            dates: components["schemas"]["FileDates"];
            /** @default line */
            rows: components["schemas"]["FileRows"];
            /**
             * @description The first row says what the columns hold.
             * @default true
             */
            headings?: boolean;
            /**
             * @description People open it in a spreadsheet; texts that look like formulas are defused. Switch it off where a machine reads every sign.
             * @default true
             */
            spreadsheet?: boolean;
            /** @description In their order. */
            columns: components["schemas"]["PartnerColumn"][];
        };
        /** @description Copies of an item that a partner has on its shelves. Where nothing was counted, orders are not held up. */
        PartnerStock: {
            /** @description Number. */
            id: number;
            partner: components["schemas"]["Partner"];
            /** @description Of the item. */
            barcode: string;
            /** @description Title and variant. */
            name?: string;
            /** @description Copies on the shelf. */
            quantity: number;
            /**
             * Format: unix-time
             * @description When they were last counted or taken.
             */
            counted_at?: number;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description Copies of an item that a partner has on its shelves. Where nothing was counted, orders are not held up. */
        PartnerStockInput: {
            partner: components["schemas"]["Partner"];
            /** @description Of the item. */
            barcode: string;
            /** @description Copies on the shelf. */
            quantity: number;
        };
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
        /** @description Money that came another way than by card; the amount is compared with the total. */
        PayManualOrderRequest: {
            /** @default transfer */
            method: components["schemas"]["HandPaymentMethod"];
            /**
             * Format: money
             * @description What came.
             */
            amount: number;
            /** @default EUR */
            currency: components["schemas"]["Currency"];
            /** @description What the transfer or the receipt is known by. */
            reference?: string | null;
            /**
             * Format: date
             * @description The day it came.
             */
            paid_on: string;
            /**
             * @description Send the confirmation mail.
             * @default true
             */
            notify?: boolean;
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
            /** @description What the transfer or the receipt is known by. */
            reference?: string | null;
            /** @description Brand of the card. */
            card_brand?: components["schemas"]["CardBrand"] | null;
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
        PaymentMethod: "card" | "transfer" | "cash" | "other";
        /**
         * @description Who takes the money; manual is the house itself.
         * @enum {string}
         */
        PaymentProvider: "test" | "stripe" | "manual";
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
        /** @description A shop or relay that hands out our parcels (§3 Pickup address). */
        Pickup: {
            /** @description Number. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Street and number. */
            address: string;
            /** @description Postal code. */
            zip_code: string;
            /** @description City. */
            city: string;
            country_id: components["schemas"]["Country"];
            /** @description Who brings the parcels there; nobody for our own counter. */
            transporter?: components["schemas"]["Carrier"] | null;
            /** @description When parcels are handed out. */
            opening_hours?: string | null;
            /**
             * @description Offered to customers.
             * @default true
             */
            active?: boolean;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A shop or relay that hands out our parcels (§3 Pickup address). */
        PickupInput: {
            /** @description Name. */
            name: string;
            /** @description Street and number. */
            address: string;
            /** @description Postal code. */
            zip_code: string;
            /** @description City. */
            city: string;
            country_id: components["schemas"]["Country"];
            /** @description Who brings the parcels there; nobody for our own counter. */
            transporter?: components["schemas"]["Carrier"] | null;
            /** @description When parcels are handed out. */
            opening_hours?: string | null;
            /**
             * @description Offered to customers.
             * @default true
             */
            active?: boolean;
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
        /** @description That something of an order was printed. */
        Print: {
            kind: components["schemas"]["PrintKind"];
            /**
             * Format: unix-time
             * @description When.
             */
            printed_at: number;
            /** @description By whom. */
            printed_by?: string | null;
        };
        /** @description Where the sheets may be fetched, for a short time and without a token; what could not be printed is named. */
        PrintAnswer: {
            /** @description Records it was done to. */
            done: number[];
            /** @description Records it was refused for, each with why. */
            refused: {
                /** @description Number. */
                id: number;
                /** @description Translation key under `errors`. */
                code: string;
                /** @description Values for the translation's placeholders. */
                params?: {
                    [key: string]: string | number;
                };
            }[];
            /**
             * Format: uri-reference
             * @description Address below the API; absent when there is nothing to print.
             */
            url?: string;
            /**
             * Format: unix-time
             * @description Until when it may be opened.
             */
            expires_at?: number;
        };
        /**
         * @description What is printed of an order.
         * @enum {string}
         */
        PrintKind: "packing_slip" | "label" | "invoice";
        /**
         * @description The order of the sheets: as the records were chosen, or as the records stand on the shelves.
         * @enum {string}
         */
        PrintOrder: "selection" | "shelf";
        /** @description What is to be printed of which orders. */
        PrintRequest: {
            /** @description Their numbers. */
            ids: number[];
            /** @default packing_slip */
            kind: components["schemas"]["PrintKind"];
            /** @default selection */
            arrange?: components["schemas"]["PrintOrder"];
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
            /**
             * Format: unix-time
             * @description Since when it stands there.
             */
            step_at?: number;
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
            /** @description Days until the last moment to pre-order; below nothing once it is over. */
            days_left?: number | null;
            /** @description Per cent of the goal that were sold. */
            funded?: number | null;
            /**
             * Format: date
             * @description When the audio was delivered.
             */
            audio_on?: string | null;
            /**
             * Format: date
             * @description When the proof of the artwork went to the artist.
             */
            proof_sent_on?: string | null;
            /**
             * Format: date
             * @description When the artist approved the proof.
             */
            proof_approved_on?: string | null;
            /**
             * Format: date
             * @description When the test pressing went to the artist.
             */
            test_pressing_sent_on?: string | null;
            /**
             * Format: date
             * @description When the artist approved the test pressing.
             */
            test_pressing_approved_on?: string | null;
            /**
             * Format: date
             * @description When the pressing begins.
             */
            pressing_on?: string | null;
            /**
             * Format: date
             * @description When the records left the plant.
             */
            shipped_on?: string | null;
            /** @description Per cent of what is sold, without VAT, that the shop keeps; the usual share when empty. */
            fee_rate?: number | null;
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
            /** @description What it needs before it may go on; only in the single record. */
            checks?: components["schemas"]["ProjectCheck"][];
            /** @description Who is written to about it; only in the single record. */
            owner?: components["schemas"]["ProjectOwner"] | null;
            /** @description Its paid orders by currency; only in the single record. */
            sales?: components["schemas"]["ProjectSales"][];
            /** @description Colleagues who look after it. */
            team?: number[];
            /** @description The same with name and picture; only in the single record. */
            team_members?: components["schemas"]["TeamMember"][];
            /** @description The pressing quote it was made of. */
            quote_id?: number | null;
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
            /**
             * Format: date
             * @description When the audio was delivered.
             */
            audio_on?: string | null;
            /**
             * Format: date
             * @description When the proof of the artwork went to the artist.
             */
            proof_sent_on?: string | null;
            /**
             * Format: date
             * @description When the artist approved the proof.
             */
            proof_approved_on?: string | null;
            /**
             * Format: date
             * @description When the test pressing went to the artist.
             */
            test_pressing_sent_on?: string | null;
            /**
             * Format: date
             * @description When the artist approved the test pressing.
             */
            test_pressing_approved_on?: string | null;
            /**
             * Format: date
             * @description When the pressing begins.
             */
            pressing_on?: string | null;
            /**
             * Format: date
             * @description When the records left the plant.
             */
            shipped_on?: string | null;
            /** @description Per cent of what is sold, without VAT, that the shop keeps; the usual share when empty. */
            fee_rate?: number | null;
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
        /** @description Something a project needs before it may go on, and whether it is there. */
        ProjectCheck: {
            code: components["schemas"]["ProjectCheckCode"];
            /** @description Whether it is there. */
            done: boolean;
            /** @description Steps that ask for it. */
            steps: components["schemas"]["ProjectStep"][];
            /** @description What its words name. */
            params?: Record<string, unknown>;
        };
        /**
         * @description What a project needs before it may go on.
         * @enum {string}
         */
        ProjectCheckCode: "item_price" | "item_barcode" | "tracks" | "audio" | "side_minutes" | "artwork" | "released_on" | "campaign_goal" | "campaign_end" | "campaign_funded" | "proof_approved" | "test_pressing_approved" | "shipped" | "no_paid_orders";
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
        /** @description Who is written to about a project. */
        ProjectOwner: {
            /** @description Number of the account. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Address. */
            email: string;
            lang: components["schemas"]["Language"];
        };
        /** @description Paid orders of a project in one currency. */
        ProjectSales: {
            currency: components["schemas"]["Currency"];
            /** @description Orders. */
            orders: number;
            /** @description Copies that were not cancelled. */
            copies: number;
            /**
             * Format: money
             * @description What was paid for them, with VAT.
             */
            amount: number;
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
        /** @description Colleagues who look after a project. */
        ProjectTeam: {
            /**
             * @description Numbers of their accounts.
             * @default []
             */
            team?: number[];
        };
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
        /** @description A code that takes a percentage or an amount off the goods of a cart, never off shipping or boxes. */
        PromoCode: {
            /** @description Number. */
            id: number;
            /** @description What customers type, in any case. */
            code: string;
            /** @description Per cent of the goods; or an amount. */
            percent?: number | null;
            /**
             * Format: money
             * @description Amount off the goods; or a percentage.
             */
            amount?: number | null;
            /**
             * Format: money
             * @description Goods from which it counts.
             * @default 0
             */
            minimum?: number;
            /**
             * @description Of the amount and the minimum; carts in others are converted by the rate of the day.
             * @default EUR
             */
            currency: components["schemas"]["Currency"];
            /**
             * Format: unix-time
             * @description Counts from then on; at once when empty.
             */
            starts_at?: number | null;
            /**
             * Format: unix-time
             * @description Counts until then; for ever when empty.
             */
            ends_at?: number | null;
            /** @description Orders that may use it; as many as like when empty. */
            max_uses?: number | null;
            /** @description Orders that used it. */
            uses: number;
            /**
             * @description Customers may use it.
             * @default true
             */
            active?: boolean;
            state?: components["schemas"]["ValidityState"];
            /**
             * Format: unix-time
             * @description When it was made.
             */
            created_at?: number;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A code that takes a percentage or an amount off the goods of a cart, never off shipping or boxes. */
        PromoCodeInput: {
            /** @description What customers type, in any case. */
            code: string;
            /** @description Per cent of the goods; or an amount. */
            percent?: number | null;
            /**
             * Format: money
             * @description Amount off the goods; or a percentage.
             */
            amount?: number | null;
            /**
             * Format: money
             * @description Goods from which it counts.
             * @default 0
             */
            minimum?: number;
            /**
             * @description Of the amount and the minimum; carts in others are converted by the rate of the day.
             * @default EUR
             */
            currency: components["schemas"]["Currency"];
            /**
             * Format: unix-time
             * @description Counts from then on; at once when empty.
             */
            starts_at?: number | null;
            /**
             * Format: unix-time
             * @description Counts until then; for ever when empty.
             */
            ends_at?: number | null;
            /** @description Orders that may use it; as many as like when empty. */
            max_uses?: number | null;
            /**
             * @description Customers may use it.
             * @default true
             */
            active?: boolean;
        };
        /** @description A quote as its customer sees it by her link; what became of it where it is no longer open. */
        PublicQuote: {
            /** @description Its number. */
            number: string;
            /**
             * @description Whether it can be accepted; changed when it is being worked on, or another one was sent.
             * @enum {string}
             */
            state: "open" | "accepted" | "refused" | "expired" | "changed";
            currency: components["schemas"]["Currency"];
            /**
             * Format: unix-time
             * @description Until when it holds.
             */
            expires_at?: number | null;
            /** @description Who it is for. */
            name?: string | null;
            /** @description Label or company. */
            company?: string | null;
            /** @description Title of the record. */
            title?: string | null;
            /** @description Who made it. */
            artist_name?: string | null;
            /** @description What staff says with it. */
            message?: string | null;
            /** @description Why there is a reduction. */
            discount_reason?: string | null;
            /** @description What is pressed. */
            wish?: components["schemas"]["QuoteWish"] | null;
            /** @description What it comes to. */
            calculation?: components["schemas"]["QuoteCalculation"] | null;
        };
        /** @description A quote as its customer sees it by her link; what became of it where it is no longer open. */
        PublicQuoteInput: {
            /** @description Its number. */
            number: string;
            /**
             * @description Whether it can be accepted; changed when it is being worked on, or another one was sent.
             * @enum {string}
             */
            state: "open" | "accepted" | "refused" | "expired" | "changed";
            currency: components["schemas"]["Currency"];
            /**
             * Format: unix-time
             * @description Until when it holds.
             */
            expires_at?: number | null;
            /** @description Who it is for. */
            name?: string | null;
            /** @description Label or company. */
            company?: string | null;
            /** @description Title of the record. */
            title?: string | null;
            /** @description Who made it. */
            artist_name?: string | null;
            /** @description What staff says with it. */
            message?: string | null;
            /** @description Why there is a reduction. */
            discount_reason?: string | null;
            /** @description What is pressed. */
            wish?: components["schemas"]["QuoteWishInput"] | null;
            /** @description What it comes to. */
            calculation?: components["schemas"]["QuoteCalculationInput"] | null;
        };
        /**
         * @description Where the push of a batch to the API of its partner stands.
         * @enum {string}
         */
        PushStatus: "none" | "waiting" | "sent" | "failed";
        /** @description A pressing quote. */
        Quote: {
            /** @description Number. */
            id: number;
            /** @description Number as the customer sees it. */
            number: string;
            status: components["schemas"]["QuoteStatus"];
            source?: components["schemas"]["QuoteSource"];
            /** @description Where the visitor came from (§4). */
            origin?: string | null;
            /** @description The account of the customer. */
            user_id?: number | null;
            /** @description Who asks. */
            name: string;
            /**
             * Format: email
             * @description Where the quote goes.
             */
            email: string;
            /** @description Label or company. */
            company?: string | null;
            /** @description For questions. */
            phone?: string | null;
            /**
             * @description Whose VAT counts.
             * @default FR
             */
            country_id: components["schemas"]["Country"];
            /** @default en */
            lang: components["schemas"]["Language"];
            /** @description Title of the record. */
            title?: string | null;
            /** @description Who made the record. */
            artist_name?: string | null;
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /**
             * @description Always euros.
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /** @description Lines that cost another amount than the price table says. */
            agreed?: components["schemas"]["QuoteAgreement"][];
            /** @description Taken off all but mechanical rights. */
            discount_percent?: number | null;
            /**
             * Format: money
             * @description Or an amount taken off.
             */
            discount_amount?: number | null;
            /** @description Why there is a reduction; the customer sees it. */
            discount_reason?: string | null;
            /** @description What the quote says to the customer. */
            message?: string | null;
            /** @description For colleagues only. */
            staff_note?: string | null;
            /**
             * Format: money
             * @description Sum of the lines, without VAT.
             */
            subtotal?: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount?: number;
            /**
             * Format: money
             * @description What is left, without VAT.
             */
            net: number;
            /** @description VAT of the country, in per cent. */
            vat_rate?: number;
            /**
             * Format: money
             * @description VAT.
             */
            vat?: number;
            /**
             * Format: money
             * @description What the customer pays.
             */
            total: number;
            /**
             * Format: money
             * @description One copy, without VAT.
             */
            unit_price: number;
            /** @description Copies that may come more. */
            overrun_copies?: number;
            /**
             * Format: money
             * @description What they would cost, without VAT.
             */
            overrun?: number;
            /**
             * Format: money
             * @description What it costs us; empty while the cost of a line is not known.
             */
            cost?: number | null;
            /**
             * Format: money
             * @description What is left.
             */
            margin?: number | null;
            /** @description The same in per cent of the price. */
            margin_percent?: number | null;
            /** @description What it is made of; only in the single record. */
            lines?: components["schemas"]["QuoteLineCost"][];
            /** @description Lines that have no price. */
            missing?: components["schemas"]["QuoteLine"][];
            /** @description What the customer asked besides. */
            question?: string | null;
            /**
             * Format: uri
             * @description Where the customer answers; only in the single record, and only while it is sent.
             */
            accept_url?: string | null;
            /** @description The project it became. */
            project_id?: number | null;
            /** @description Who accepted it. */
            answered_name?: string | null;
            /** @description Why it was refused. */
            answered_reason?: string | null;
            /** @description Who began it. */
            created_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was begun.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description The moment whose prices it was saved with.
             */
            priced_at?: number | null;
            /**
             * Format: unix-time
             * @description When it was sent.
             */
            sent_at?: number | null;
            /**
             * Format: unix-time
             * @description Until when it holds.
             */
            expires_at?: number | null;
            /**
             * Format: unix-time
             * @description When it was accepted or refused.
             */
            answered_at?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A pressing quote. */
        QuoteInput: {
            /** @description The account of the customer. */
            user_id?: number | null;
            /** @description Who asks. */
            name: string;
            /**
             * Format: email
             * @description Where the quote goes.
             */
            email: string;
            /** @description Label or company. */
            company?: string | null;
            /** @description For questions. */
            phone?: string | null;
            /**
             * @description Whose VAT counts.
             * @default FR
             */
            country_id: components["schemas"]["Country"];
            /** @default en */
            lang: components["schemas"]["Language"];
            /** @description Title of the record. */
            title?: string | null;
            /** @description Who made the record. */
            artist_name?: string | null;
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /** @description Lines that cost another amount than the price table says. */
            agreed?: components["schemas"]["QuoteAgreement"][];
            /** @description Taken off all but mechanical rights. */
            discount_percent?: number | null;
            /**
             * Format: money
             * @description Or an amount taken off.
             */
            discount_amount?: number | null;
            /** @description Why there is a reduction; the customer sees it. */
            discount_reason?: string | null;
            /** @description What the quote says to the customer. */
            message?: string | null;
            /** @description For colleagues only. */
            staff_note?: string | null;
        };
        /** @description What staff agreed on for a line, instead of what the price table says, and why. */
        QuoteAgreement: {
            line: components["schemas"]["QuoteLine"];
            /**
             * Format: money
             * @description The whole line, without VAT.
             */
            amount: number;
            /** @description Why. */
            reason: string;
        };
        /** @description What is to be pressed and where to; nothing else is needed for a price. */
        QuoteCalculateRequest: {
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /**
             * @description Always euros.
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /** @description Whose VAT counts; none is told without it. */
            country_id?: components["schemas"]["Country"] | null;
        };
        /** @description What is to be pressed and where to; nothing else is needed for a price. */
        QuoteCalculateRequestInput: {
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /** @description Whose VAT counts; none is told without it. */
            country_id?: components["schemas"]["Country"] | null;
        };
        /** @description What a pressing comes to by the prices of today. */
        QuoteCalculation: {
            /**
             * Format: money
             * @description Sum of the lines, without VAT.
             */
            subtotal: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount: number;
            /**
             * Format: money
             * @description What is left, without VAT.
             */
            net: number;
            /** @description VAT of the country, in per cent. */
            vat_rate: number;
            /**
             * Format: money
             * @description VAT.
             */
            vat: number;
            /**
             * Format: money
             * @description What the customer pays.
             */
            total: number;
            /**
             * Format: money
             * @description One copy, without VAT.
             */
            unit_price: number;
            /** @description Copies that may come more. */
            overrun_copies: number;
            /**
             * Format: money
             * @description What they would cost, without VAT.
             */
            overrun: number;
            currency: components["schemas"]["Currency"];
            /** @description What it is made of. */
            lines: components["schemas"]["QuoteLineAmount"][];
            /** @description Lines that have no price; they are told on request. */
            missing: components["schemas"]["QuoteLine"][];
        };
        /** @description What a pressing comes to by the prices of today. */
        QuoteCalculationInput: {
            currency: components["schemas"]["Currency"];
            /** @description What it is made of. */
            lines: components["schemas"]["QuoteLineAmount"][];
            /** @description Lines that have no price; they are told on request. */
            missing: components["schemas"]["QuoteLine"][];
        };
        /**
         * @description What the vinyl looks like; plain is one colour, opaque or transparent.
         * @enum {string}
         */
        QuoteColour: "black" | "plain" | "marbled" | "splatter" | "picture_disc";
        /** @description The same as staff sees it, with what it costs us. */
        QuoteCosting: {
            /**
             * Format: money
             * @description Sum of the lines, without VAT.
             */
            subtotal: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount: number;
            /**
             * Format: money
             * @description What is left, without VAT.
             */
            net: number;
            /** @description VAT of the country, in per cent. */
            vat_rate: number;
            /**
             * Format: money
             * @description VAT.
             */
            vat: number;
            /**
             * Format: money
             * @description What the customer pays.
             */
            total: number;
            /**
             * Format: money
             * @description One copy, without VAT.
             */
            unit_price: number;
            /** @description Copies that may come more. */
            overrun_copies: number;
            /**
             * Format: money
             * @description What they would cost, without VAT.
             */
            overrun: number;
            /**
             * Format: money
             * @description What it costs us; empty while the cost of a line is not known.
             */
            cost?: number | null;
            /**
             * Format: money
             * @description What is left.
             */
            margin?: number | null;
            /** @description The same in per cent of the price. */
            margin_percent?: number | null;
            currency: components["schemas"]["Currency"];
            /** @description What it is made of. */
            lines: components["schemas"]["QuoteLineCost"][];
            /** @description Lines that have no price. */
            missing: components["schemas"]["QuoteLine"][];
        };
        /** @description The same as staff sees it, with what it costs us. */
        QuoteCostingInput: {
            currency: components["schemas"]["Currency"];
            /** @description What it is made of. */
            lines: components["schemas"]["QuoteLineCost"][];
            /** @description Lines that have no price. */
            missing: components["schemas"]["QuoteLine"][];
        };
        /** @description What a quote is priced by while staff writes it. */
        QuoteCostingRequest: {
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /**
             * @description Always euros.
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /** @description Whose VAT counts; none is told without it. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Lines that cost another amount than the price table says. */
            agreed?: components["schemas"]["QuoteAgreement"][];
            /** @description Taken off all but mechanical rights. */
            discount_percent?: number | null;
            /**
             * Format: money
             * @description Or an amount taken off.
             */
            discount_amount?: number | null;
        };
        /** @description What a quote is priced by while staff writes it. */
        QuoteCostingRequestInput: {
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /** @description Whose VAT counts; none is told without it. */
            country_id?: components["schemas"]["Country"] | null;
            /** @description Lines that cost another amount than the price table says. */
            agreed?: components["schemas"]["QuoteAgreement"][];
            /** @description Taken off all but mechanical rights. */
            discount_percent?: number | null;
            /**
             * Format: money
             * @description Or an amount taken off.
             */
            discount_amount?: number | null;
        };
        /** @description A pressing quote as staff writes it. */
        QuoteDraft: {
            /** @description The account of the customer. */
            user_id?: number | null;
            /** @description Who asks. */
            name: string;
            /**
             * Format: email
             * @description Where the quote goes.
             */
            email: string;
            /** @description Label or company. */
            company?: string | null;
            /** @description For questions. */
            phone?: string | null;
            /**
             * @description Whose VAT counts.
             * @default FR
             */
            country_id: components["schemas"]["Country"];
            /** @default en */
            lang: components["schemas"]["Language"];
            /** @description Title of the record. */
            title?: string | null;
            /** @description Who made the record. */
            artist_name?: string | null;
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /**
             * @description Always euros.
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /** @description Lines that cost another amount than the price table says. */
            agreed?: components["schemas"]["QuoteAgreement"][];
            /** @description Taken off all but mechanical rights. */
            discount_percent?: number | null;
            /**
             * Format: money
             * @description Or an amount taken off.
             */
            discount_amount?: number | null;
            /** @description Why there is a reduction; the customer sees it. */
            discount_reason?: string | null;
            /** @description What the quote says to the customer. */
            message?: string | null;
            /** @description For colleagues only. */
            staff_note?: string | null;
        };
        /** @description A pressing quote as staff writes it. */
        QuoteDraftInput: {
            /** @description The account of the customer. */
            user_id?: number | null;
            /** @description Who asks. */
            name: string;
            /**
             * Format: email
             * @description Where the quote goes.
             */
            email: string;
            /** @description Label or company. */
            company?: string | null;
            /** @description For questions. */
            phone?: string | null;
            /**
             * @description Whose VAT counts.
             * @default FR
             */
            country_id: components["schemas"]["Country"];
            /** @default en */
            lang: components["schemas"]["Language"];
            /** @description Title of the record. */
            title?: string | null;
            /** @description Who made the record. */
            artist_name?: string | null;
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /** @description Lines that cost another amount than the price table says. */
            agreed?: components["schemas"]["QuoteAgreement"][];
            /** @description Taken off all but mechanical rights. */
            discount_percent?: number | null;
            /**
             * Format: money
             * @description Or an amount taken off.
             */
            discount_amount?: number | null;
            /** @description Why there is a reduction; the customer sees it. */
            discount_reason?: string | null;
            /** @description What the quote says to the customer. */
            message?: string | null;
            /** @description For colleagues only. */
            staff_note?: string | null;
        };
        /** @description What open quotes would come to with a price or rate that is not there yet; nothing is written. */
        QuoteEffect: {
            /** @description Those that change, the largest difference first, at most fifty. */
            quotes: {
                /** @description The quote. */
                id: number;
                /** @description Its number. */
                number: string;
                /** @description Who asks. */
                name: string;
                status: components["schemas"]["QuoteStatus"];
                /**
                 * Format: money
                 * @description Its total by the rows there are, on that day.
                 */
                before: number;
                /**
                 * Format: money
                 * @description Its total with the row.
                 */
                after: number;
                currency: components["schemas"]["Currency"];
            }[];
            /** @description How many change. */
            count: number;
            /** @description How many do not. */
            unchanged: number;
        };
        /**
         * @description What a disc lies in.
         * @enum {string}
         */
        QuoteInnerSleeve: "white" | "polylined" | "printed";
        /**
         * @description Lines of a pressing quote (§3), in their order. `counts` says what a line is made of, `made` whether it belongs to the making of the records.
         * @enum {string}
         */
        QuoteLine: "cutting" | "press_setup" | "type_vinyl" | "colour" | "label" | "sleeve" | "inner_sleeve" | "numbered" | "shrink" | "insert_vinyl" | "insert_sleeve" | "insert" | "sticker" | "print_finish" | "test_pressing" | "design" | "mastering" | "mechanical_right" | "energy_cost";
        /** @description A line of a quote, in euros without VAT. */
        QuoteLineAmount: {
            line: components["schemas"]["QuoteLine"];
            /** @description What it is made of. */
            options: components["schemas"]["QuoteOption"][];
            /**
             * Format: money
             * @description What of it is paid once.
             */
            fixed?: number;
            /** @description What of it one copy costs; thousandths of a euro count. */
            each?: number;
            /** @description How many copies it counts. */
            copies?: number;
            /**
             * Format: money
             * @description What it comes to.
             */
            amount: number;
            currency?: components["schemas"]["Currency"];
        };
        /** @description A line of a quote as staff sees it. */
        QuoteLineCost: {
            line: components["schemas"]["QuoteLine"];
            /** @description What it is made of. */
            options: components["schemas"]["QuoteOption"][];
            /**
             * Format: money
             * @description What of it is paid once.
             */
            fixed?: number;
            /** @description What of it one copy costs; thousandths of a euro count. */
            each?: number;
            /** @description How many copies it counts. */
            copies?: number;
            /**
             * Format: money
             * @description What it comes to.
             */
            amount: number;
            currency?: components["schemas"]["Currency"];
            /**
             * Format: money
             * @description What the price table says.
             */
            list_amount?: number;
            /** @description Why another amount was agreed on. */
            reason?: string | null;
            /**
             * Format: money
             * @description What it costs us; empty while nobody has entered it.
             */
            cost?: number | null;
            /**
             * Format: money
             * @description What is left of it.
             */
            margin?: number | null;
        };
        /** @description What a quote costs us and leaves us; for staff only. */
        QuoteMargin: {
            /**
             * Format: money
             * @description What it costs us; empty while the cost of a line is not known.
             */
            cost?: number | null;
            /**
             * Format: money
             * @description What is left.
             */
            margin?: number | null;
            /** @description The same in per cent of the price. */
            margin_percent?: number | null;
        };
        /** @description What a quote costs us and leaves us; for staff only. */
        QuoteMarginInput: Record<string, unknown>;
        /**
         * @description What of a line of quotes a price is for. A line that knows no choice has the standard one.
         * @enum {string}
         */
        QuoteOption: "standard" | "stamper" | "140g" | "180g" | "plain" | "marbled" | "splatter" | "picture_disc" | "discobag" | "spine" | "gatefold" | "white" | "polylined" | "printed";
        /** @description What a press may deliver beyond the order. */
        QuoteOverrun: {
            /** @description Copies that may come more. */
            overrun_copies?: number;
            /**
             * Format: money
             * @description What they would cost, without VAT.
             */
            overrun?: number;
        };
        /** @description What a press may deliver beyond the order. */
        QuoteOverrunInput: Record<string, unknown>;
        /** @description What a line of pressing quotes costs from a number of records on (trade facts, "Default pressing prices"), in euros without VAT, from a day on; quotes that were sent keep their prices. */
        QuotePrice: {
            /** @description Number. */
            id: number;
            line: components["schemas"]["QuoteLine"];
            /** @default standard */
            option: components["schemas"]["QuoteOption"];
            /** @default any */
            size: components["schemas"]["QuoteSize"];
            /**
             * @description Records from which it counts, until the next tier.
             * @default 1
             */
            quantity_from: number;
            /**
             * Format: money
             * @description Once: a side, a disc, a track, or the whole, as the line counts.
             */
            fixed?: number | null;
            /** @description Euros for each copy; of mechanical rights the least. */
            each?: number | null;
            /** @description Of making the records for energy, of the retail price for mechanical rights. */
            percent?: number | null;
            /**
             * Format: money
             * @description What it costs us once; empty while we do not know.
             */
            cost_fixed?: number | null;
            /** @description What each copy costs us, in euros; empty while we do not know. */
            cost_each?: number | null;
            /**
             * @description Always euros.
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description First day it counts, today at the earliest; until the next one begins.
             */
            valid_from: string;
            state?: components["schemas"]["RateState"];
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description What a line of pressing quotes costs from a number of records on (trade facts, "Default pressing prices"), in euros without VAT, from a day on; quotes that were sent keep their prices. */
        QuotePriceInput: {
            line: components["schemas"]["QuoteLine"];
            /** @default standard */
            option: components["schemas"]["QuoteOption"];
            /** @default any */
            size: components["schemas"]["QuoteSize"];
            /**
             * @description Records from which it counts, until the next tier.
             * @default 1
             */
            quantity_from: number;
            /**
             * Format: money
             * @description Once: a side, a disc, a track, or the whole, as the line counts.
             */
            fixed?: number | null;
            /** @description Euros for each copy; of mechanical rights the least. */
            each?: number | null;
            /** @description Of making the records for energy, of the retail price for mechanical rights. */
            percent?: number | null;
            /**
             * Format: money
             * @description What it costs us once; empty while we do not know.
             */
            cost_fixed?: number | null;
            /** @description What each copy costs us, in euros; empty while we do not know. */
            cost_each?: number | null;
            /**
             * Format: date
             * @description First day it counts, today at the earliest; until the next one begins.
             */
            valid_from: string;
        };
        /** @description What the project of an accepted quote is called and whose it is. */
        QuoteProjectRequest: {
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_id: number;
            /** @description Who fulfils it. */
            shop_id: number;
            /**
             * Format: money
             * @description Price in the shop with VAT.
             */
            price: number;
            /** @default EUR */
            currency?: components["schemas"]["Currency"];
        };
        /** @description A pressing quote that somebody asks for in the shop (§7 POST quote). */
        QuoteRequest: {
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /**
             * @description Always euros.
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /** @description Who asks. */
            name: string;
            /**
             * Format: email
             * @description Where the quote goes.
             */
            email: string;
            /** @description Label or company. */
            company?: string | null;
            /** @description For questions. */
            phone?: string | null;
            /** @description Whose VAT counts. */
            country_id: components["schemas"]["Country"];
            /** @description Title of the record. */
            title?: string | null;
            /** @description Who made the record. */
            artist_name?: string | null;
            /** @description What else is to be known. */
            message?: string | null;
            /** @description Where the visitor came from (§4). */
            origin?: string | null;
        };
        /** @description A pressing quote that somebody asks for in the shop (§7 POST quote). */
        QuoteRequestInput: {
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /** @description Who asks. */
            name: string;
            /**
             * Format: email
             * @description Where the quote goes.
             */
            email: string;
            /** @description Label or company. */
            company?: string | null;
            /** @description For questions. */
            phone?: string | null;
            /** @description Whose VAT counts. */
            country_id: components["schemas"]["Country"];
            /** @description Title of the record. */
            title?: string | null;
            /** @description Who made the record. */
            artist_name?: string | null;
            /** @description What else is to be known. */
            message?: string | null;
            /** @description Where the visitor came from (§4). */
            origin?: string | null;
        };
        /** @description A quote that was asked for. */
        QuoteRequested: {
            /** @description Its number. */
            number: string;
            /**
             * Format: money
             * @description What it comes to by the price list, with VAT.
             */
            total: number;
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description Diameter in inches that a price of quotes is for; any where it is the same for all.
         * @enum {string}
         */
        QuoteSize: "any" | "12" | "10" | "7";
        /**
         * @description Who began a quote.
         * @enum {string}
         */
        QuoteSource: "staff" | "site";
        /**
         * @description Where a quote stands. What was sent is a draft again when it is changed.
         * @enum {string}
         */
        QuoteStatus: "draft" | "sent" | "accepted" | "refused" | "expired";
        /** @description What a quote comes to. */
        QuoteSums: {
            /**
             * Format: money
             * @description Sum of the lines, without VAT.
             */
            subtotal?: number;
            /**
             * Format: money
             * @description Reduction.
             */
            discount?: number;
            /**
             * Format: money
             * @description What is left, without VAT.
             */
            net: number;
            /** @description VAT of the country, in per cent. */
            vat_rate?: number;
            /**
             * Format: money
             * @description VAT.
             */
            vat?: number;
            /**
             * Format: money
             * @description What the customer pays.
             */
            total: number;
            /**
             * Format: money
             * @description One copy, without VAT.
             */
            unit_price: number;
        };
        /** @description What a quote comes to. */
        QuoteSumsInput: Record<string, unknown>;
        /**
         * @description Weight of a disc.
         * @enum {string}
         */
        QuoteWeight: "140g" | "180g";
        /** @description What is to be pressed, as the price of a quote depends on it (§3 "Quote cost lines"). */
        QuoteWish: {
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
            /**
             * @description Always euros.
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
        };
        /** @description What is to be pressed, as the price of a quote depends on it (§3 "Quote cost lines"). */
        QuoteWishInput: {
            /** @default 12_33 */
            format: components["schemas"]["DiscFormat"];
            /**
             * @description Records, at least 50; 5 per cent more may be delivered.
             * @default 300
             */
            quantity: number;
            /**
             * @description Discs of a record.
             * @default 1
             */
            discs?: number;
            /**
             * @description Sides that are cut, at most two a disc.
             * @default 2
             */
            sides?: number;
            /** @default 140g */
            weight?: components["schemas"]["QuoteWeight"];
            /** @default black */
            colour?: components["schemas"]["QuoteColour"];
            /**
             * @description A pair of printed labels a disc.
             * @default true
             */
            label?: boolean;
            /**
             * @description Five test pressings before the run.
             * @default true
             */
            test_pressing?: boolean;
            /** @description Printed sleeve; none when empty. */
            sleeve?: components["schemas"]["Sleeve"] | null;
            /** @description What a disc lies in; nothing when empty. */
            inner_sleeve?: components["schemas"]["QuoteInnerSleeve"] | null;
            /**
             * @description Varnish or lamination of the sleeve.
             * @default false
             */
            print_finish?: boolean;
            /**
             * @description A printed sheet.
             * @default false
             */
            insert?: boolean;
            /**
             * @description A printed sheet with the disc.
             * @default false
             */
            insert_vinyl?: boolean;
            /**
             * @description A printed sheet on the sleeve.
             * @default false
             */
            insert_sleeve?: boolean;
            /**
             * @description A printed sticker.
             * @default false
             */
            sticker?: boolean;
            /**
             * @description Each copy numbered.
             * @default false
             */
            numbered?: boolean;
            /**
             * @description Shrink-wrapped.
             * @default false
             */
            shrink?: boolean;
            /**
             * @description Artwork made by us.
             * @default false
             */
            design?: boolean;
            /**
             * @description Mastering for vinyl by us.
             * @default false
             */
            mastering?: boolean;
            /**
             * @description Tracks to be mastered.
             * @default 0
             */
            tracks?: number;
            /**
             * @description Whether we declare the works and pay the mechanical rights.
             * @default false
             */
            mechanical_right?: boolean;
            /**
             * Format: money
             * @description What a copy will be sold for, without VAT; mechanical rights are a share of it.
             */
            retail_price?: number | null;
            /**
             * @description The surcharge for energy.
             * @default true
             */
            energy_cost?: boolean;
        };
        /** @description What an import does, or did. */
        RateImportPreview: {
            /** @description Headings of the file. */
            headings: string[];
            /** @description Its rows in their order. */
            rows: components["schemas"]["RateImportRow"][];
            /** @description Rows that are new. */
            added: number;
            /** @description Planned rows that change. */
            changed: number;
            /** @description Rows that are there already. */
            unchanged: number;
            /** @description Rows that are wrong. */
            refused: number;
        };
        /** @description A table of dated rates as CSV, with the headings that its export has, in any language. */
        RateImportRequest: {
            /** @description CSV with a line of headings. */
            text: string;
            /**
             * @description Whether rows that are refused are left out. Otherwise nothing is written while there are any.
             * @default false
             */
            skip_refused?: boolean;
        };
        /** @description A row of the file and what becomes of it. */
        RateImportRow: {
            /** @description Line of the file. */
            line: number;
            outcome: components["schemas"]["RateRowOutcome"];
            /** @description What stands in it. */
            cells: string[];
            /** @description Why it is refused. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description What an import does with a row.
         * @enum {string}
         */
        RateRowOutcome: "added" | "changed" | "unchanged" | "refused";
        /**
         * @description Where a dated row stands today. What began before today is never changed; another row follows it.
         * @enum {string}
         */
        RateState: "planned" | "in_force" | "past";
        /**
         * @description Tables of dated rates that can be imported.
         * @enum {string}
         */
        RateTable: "vat_rates" | "fx_rates" | "shipping_rates" | "quote_prices";
        /** @description Why something is done; kept in the record's history. */
        Reason: {
            /** @description Why. */
            reason: string;
        };
        /** @description A download code as it stands on paper, in any case and with or without its hyphens. */
        RedeemRequest: {
            /** @description The code. */
            code: string;
        };
        /** @description Money given back for an order. */
        Refund: {
            /** @description Number. */
            id: number;
            /** @description The order. */
            order_id: number;
            /** @description The payment it is taken from. */
            payment_id: number;
            /** @description The change of the order's items that it is given back for. */
            change_id?: number | null;
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
        /** @description How much somebody may give back of one order. */
        RefundLimit: {
            /** @description Of the order. */
            currency: components["schemas"]["Currency"];
            /**
             * Format: money
             * @description The limit; null for somebody without one.
             */
            most: number | null;
            /**
             * Format: money
             * @description What everybody under the limit gave back of the order already.
             */
            used: number;
            /**
             * Format: money
             * @description What may still be given back of the order.
             */
            left: number | null;
        };
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
        /** @description Refuse a quote. */
        RefuseQuoteRequest: {
            /** @description What would have to be different. */
            reason?: string | null;
        };
        /** @description Why a review is not shown. Its author is told. */
        RefuseReviewRequest: {
            refusal: components["schemas"]["ReviewRefusal"];
            /** @description What the author is told besides. */
            refusal_note?: string;
            /**
             * @description Write to the author.
             * @default true
             */
            notify?: boolean;
        };
        /** @description Reviews that are not shown, all for the same reason. */
        RefuseReviewsRequest: {
            /** @description Their numbers. */
            ids: number[];
            refusal: components["schemas"]["ReviewRefusal"];
            /** @description What the author is told besides. */
            refusal_note?: string;
            /**
             * @description Write to the author.
             * @default true
             */
            notify?: boolean;
        };
        /** @description Where a mail goes this time. */
        ResendMailRequest: {
            /**
             * Format: email
             * @description The same address, or a corrected one.
             */
            recipient: string;
        };
        /** @description What a customer writes about a release, with stars (a review) or without (a comment). */
        Review: {
            /** @description Number. */
            id: number;
            /** @description What it is about. */
            project_id: number;
            /** @description The account that wrote it. */
            user_id?: number | null;
            /** @description The name it is signed with. */
            author_name: string;
            /** @description Stars; none for a comment. */
            rating?: number | null;
            /** @description What she wrote. */
            text: string;
            lang: components["schemas"]["Language"];
            /** @description The account has a paid order of the release; looked up when it is written and again when it is approved. */
            verified: boolean;
            status: components["schemas"]["ReviewStatus"];
            /** @description Why it is not shown. */
            refusal?: components["schemas"]["ReviewRefusal"] | null;
            /** @description What the author was told besides. */
            refusal_note?: string | null;
            /** @description What the house answers; shown below it. */
            answer?: string | null;
            /**
             * Format: unix-time
             * @description When it was answered.
             */
            answered_at?: number | null;
            /** @description Who answered it. */
            answered_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was written.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description When it was approved or refused last.
             */
            checked_at?: number | null;
            /** @description Who approved or refused it. */
            checked_by?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description What a customer writes about a release, with stars (a review) or without (a comment). */
        ReviewInput: Record<string, unknown>;
        /**
         * @description Why a review is not shown.
         * @enum {string}
         */
        ReviewRefusal: "spam" | "offensive" | "off_topic" | "personal_data" | "unlawful" | "other";
        /**
         * @description Whether a review is shown in the shop.
         * @enum {string}
         */
        ReviewStatus: "to_check" | "valid" | "refused";
        /** @description Codes that must not be redeemed any more, and why. */
        RevokeCodesRequest: {
            /** @description Their numbers. */
            ids: number[];
            /** @description Why. */
            reason: string;
        };
        /** @description A text with paragraphs, bold and italic words, links and lists, written in Markdown. Other marks and HTML are refused. */
        RichText: string | null;
        /**
         * @description Roles of an account (§3). Admin and team are staff; the wire calls that isMun. `max_discount` is how many per cent below the list price a role may sell.
         * @enum {string}
         */
        Role: "user" | "artist" | "team" | "admin";
        /** @description Sales of a period over time. */
        Sales: {
            range: components["schemas"]["DayRange"];
            /** @description What it is compared with. */
            compared_range: components["schemas"]["DayRange"] | null;
            granularity: components["schemas"]["StatsGranularity"];
            currency: components["schemas"]["Currency"];
            figures: components["schemas"]["SalesFigures"];
            /** @description The whole period compared with. */
            compared: components["schemas"]["SalesFigures"] | null;
            /** @description Every stretch, also those without a sale. */
            points: components["schemas"]["SalesPoint"][];
        };
        /** @description Sales of a period by one dimension. An order of two shops counts in both, so shares of shops, partners and projects may add up to more orders than there are. */
        SalesBreakdown: {
            range: components["schemas"]["DayRange"];
            /** @description What it is compared with. */
            compared_range: components["schemas"]["DayRange"] | null;
            dimension: components["schemas"]["SalesDimension"];
            currency: components["schemas"]["Currency"];
            figures: components["schemas"]["SalesFigures"];
            /** @description By gross revenue. */
            rows: components["schemas"]["SalesShare"][];
            /** @description There are rows beyond the limit. */
            more: boolean;
        };
        /**
         * @description What sales are broken down by. `origin` is the source of the origin code (§3), `currency` what was paid in.
         * @enum {string}
         */
        SalesDimension: "shop" | "project" | "country" | "partner" | "origin" | "currency";
        /**
         * @description What was sold. A sale is a paid order, on the day it was paid; amounts are converted by the rates of that day. What was
         *     given back stands apart, on the day it was given back, and is not taken off the revenue.
         */
        SalesFigures: {
            /**
             * Format: money
             * @description Revenue with VAT and shipping; of a project without shipping.
             */
            gross: number;
            /**
             * Format: money
             * @description Revenue without VAT.
             */
            net: number;
            /** @description Orders. */
            orders: number;
            /** @description Copies sold. */
            copies: number;
            /**
             * Format: money
             * @description Gross revenue of an order.
             */
            average: number | null;
            /** @description Orders that were the first of their customer (by e-mail). */
            new_customers: number;
            /**
             * Format: money
             * @description Given back in the period. Of a shop, partner or project: for its copies alone.
             */
            refunds: number;
            /** @description How many refunds. */
            refunds_count: number;
            /**
             * Format: money
             * @description What of the gross revenue belongs to orders that were cancelled later.
             */
            cancelled: number;
            /** @description How many of the orders were cancelled later. */
            cancelled_orders: number;
        };
        /** @description A stretch of the chart. */
        SalesPoint: {
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
            figures: components["schemas"]["SalesFigures"];
            /** @description The stretch it is compared with. */
            compared: components["schemas"]["ComparedPoint"] | null;
        };
        /** @description What belongs to one shop, project, country, partner, origin or currency. */
        SalesShare: {
            /** @description Number or code; null for orders that have none. */
            key: string | null;
            /** @description Name of a shop or project; the others are named by their code. */
            name: string | null;
            figures: components["schemas"]["SalesFigures"];
            /** @description The same in the period compared with. */
            compared: components["schemas"]["SalesFigures"] | null;
        };
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
        /** @description A prepared parcel that leaves. */
        SendParcelRequest: {
            /**
             * @description Write to the customer.
             * @default true
             */
            notify?: boolean;
        };
        /** @description Send the customer her quote. */
        SendQuoteRequest: {
            /**
             * @description How many days the quote holds.
             * @default 60
             */
            days: number;
        };
        /**
         * @description What staff can decide on.
         * @enum {string}
         */
        SettingKey: "refund_limit_team";
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
        /** @description A parcel that leaves. */
        ShipOrderRequest: {
            /** @description Which shop's part; all that is still open when empty. */
            shop_order_id?: number | null;
            /** @description What is in it; every copy that is still open when left out. */
            lines?: components["schemas"]["ParcelLine"][];
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
            /**
             * Format: unix-time
             * @description When it was packed.
             */
            created_at?: number;
            /** @description What is in it. */
            lines: components["schemas"]["ParcelLine"][];
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
            /** @description What is in it. */
            lines: components["schemas"]["ParcelLine"][];
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
        /** @description What a parcel up to a weight costs in a zone, in euros with VAT, from a day on; others are converted by the rate of the day. */
        ShippingRate: {
            /** @description Number. */
            id: number;
            zone: components["schemas"]["ShippingZone"];
            shipping_type: components["schemas"]["ShippingType"];
            /** @description Grams that such a parcel weighs at most. */
            max_weight: number;
            /**
             * Format: money
             * @description What the buyer pays.
             */
            price: number;
            /**
             * Format: money
             * @description Goods from which it is free; never when empty.
             */
            free_from?: number | null;
            /**
             * @description Always euros.
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /** @description Working days at least. */
            days_min: number;
            /** @description Working days at most. */
            days_max: number;
            /**
             * Format: date
             * @description First day it counts, today at the earliest; until the next one begins.
             */
            valid_from: string;
            state?: components["schemas"]["RateState"];
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description What a parcel up to a weight costs in a zone, in euros with VAT, from a day on; others are converted by the rate of the day. */
        ShippingRateInput: {
            zone: components["schemas"]["ShippingZone"];
            shipping_type: components["schemas"]["ShippingType"];
            /** @description Grams that such a parcel weighs at most. */
            max_weight: number;
            /**
             * Format: money
             * @description What the buyer pays.
             */
            price: number;
            /**
             * Format: money
             * @description Goods from which it is free; never when empty.
             */
            free_from?: number | null;
            /** @description Working days at least. */
            days_min: number;
            /** @description Working days at most. */
            days_max: number;
            /**
             * Format: date
             * @description First day it counts, today at the earliest; until the next one begins.
             */
            valid_from: string;
        };
        /**
         * @description How the parcel of one shop travels.
         * @enum {string}
         */
        ShippingType: "standard" | "express" | "pickup";
        /**
         * @description Where parcels go, as tariffs are made.
         * @enum {string}
         */
        ShippingZone: "france" | "eu" | "europe" | "north_america" | "world";
        /** @description An artist's or label's store. A white-label shop shows its own logo and colours and hides the main navigation (§2.6, §3). Its look is that of the version published last (ShopLook). */
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
            white_label?: components["schemas"]["white_label"];
            logo?: components["schemas"]["logo"];
            logo_height?: components["schemas"]["logo_height"];
            logo_position?: components["schemas"]["LogoPosition"];
            header_bg?: components["schemas"]["HexColor"];
            header_color?: components["schemas"]["HexColor"];
            bg_color?: components["schemas"]["HexColor"];
            font_color?: components["schemas"]["HexColor"];
            footer_bg?: components["schemas"]["HexColor"];
            footer_color?: components["schemas"]["HexColor"];
            artist_facebook?: components["schemas"]["artist_facebook"];
            artist_instagram?: components["schemas"]["artist_instagram"];
            artist_youtube?: components["schemas"]["artist_youtube"];
            artist_spotify?: components["schemas"]["artist_spotify"];
            artist_itunes?: components["schemas"]["artist_itunes"];
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
        /** @description An artist's or label's store. A white-label shop shows its own logo and colours and hides the main navigation (§2.6, §3). Its look is that of the version published last (ShopLook). */
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
        };
        /** @description A version of a shop's look. There is one draft at most; publishing one, or again one of the past, makes it what the shop shows (§2.6). */
        ShopLook: {
            /** @description Number. */
            id: number;
            /** @description The shop. */
            shop_id: number;
            /** @description Its name. */
            shop_name?: string;
            /** @description Part of its address, /shop/{code}. */
            shop_code?: string;
            state: components["schemas"]["LookState"];
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
            /** @default left */
            logo_position?: components["schemas"]["LogoPosition"];
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
            /**
             * Format: unix-time
             * @description When it was begun.
             */
            created_at: number;
            /** @description Who began it. */
            created_by?: number | null;
            /**
             * Format: unix-time
             * @description When it was published last.
             */
            published_at?: number | null;
            /** @description Who published it last. */
            published_by?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A version of a shop's look. There is one draft at most; publishing one, or again one of the past, makes it what the shop shows (§2.6). */
        ShopLookInput: {
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
            /** @default left */
            logo_position?: components["schemas"]["LogoPosition"];
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
        /** @description The shop orders an action is for. */
        ShopOrderIds: {
            /** @description Their numbers. */
            shop_order_ids: number[];
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
        /**
         * @description What a period is compared with; as many days of it as the period has so far.
         * @enum {string}
         */
        StatsComparison: "none" | "previous" | "last_year";
        /**
         * @description How long the stretches of a chart are. Weeks begin on Monday; the first and last stretch may be cut by the period.
         * @enum {string}
         */
        StatsGranularity: "day" | "week" | "month";
        /**
         * @description Which days statistics are about, by the shop's calendar (Europe/Paris); all but `range` end today.
         * @enum {string}
         */
        StatsPeriod: "today" | "days_7" | "days_28" | "days_90" | "month" | "quarter" | "year" | "all" | "range";
        /** @description A step of a project, and what the artist is told of it. */
        StepMessage: {
            /** @description A few words to the artist; they stand in the mail. */
            message?: string | null;
            /**
             * @description Whether the artist gets a mail.
             * @default true
             */
            notify?: boolean;
        };
        /** @description A step that a project goes against its artist's wish, and why. */
        StepRefusal: {
            /** @description Why; it stands in the mail. */
            message: string;
            /**
             * @description Whether the artist gets a mail.
             * @default true
             */
            notify?: boolean;
        };
        /** @description What a batch would take, before there is one. */
        StockCheck: {
            /** @description Shop orders of which everything is there. */
            full: number;
            /** @description Shop orders of which something is missing. */
            short: number;
            /** @description Those that are short. */
            orders: components["schemas"]["BatchOrder"][];
        };
        /** @description A line of a shop order as the stock check leaves it. */
        StockLine: {
            /** @description The line. */
            order_line_id: number;
            /** @description What it is of. */
            project_id?: number;
            /** @description Folder of its picture. */
            picture?: string | null;
            /** @description Title. */
            name: string;
            /** @description Artist. */
            artist_name?: string | null;
            /** @description Variant. */
            item_name?: string | null;
            /** @description Barcode. */
            barcode?: string | null;
            /** @description Copies that are to go. */
            wanted: number;
            /** @description Copies there are for it. */
            allocated: number;
            /** @description Copies the partner has in all; empty where nobody counted. */
            stock?: number | null;
        };
        /** @description A colleague who looks after a project. */
        TeamMember: {
            /** @description Number of the account. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Picture folder, under /storage/pictures. */
            picture?: string | null;
        };
        /** @description A page of what happened, the newest first. */
        Timeline: {
            /** @description What happened. */
            entries: components["schemas"]["TimelineEntry"][];
            /** @description Where the next page begins; null on the last one. */
            next?: string | null;
        };
        /** @description A page of what happened, the newest first. */
        TimelineInput: {
            /** @description What happened. */
            entries: components["schemas"]["TimelineEntryInput"][];
            /** @description Where the next page begins; null on the last one. */
            next?: string | null;
        };
        /** @description Something that happened; the member named as its kind tells what, `action` also what somebody did that led to it. */
        TimelineEntry: {
            kind: components["schemas"]["TimelineKind"];
            /** @description Number among those of its kind. */
            id: number;
            /**
             * Format: unix-time
             * @description When.
             */
            at: number;
            /** @description Name of who did it; null for the shop itself. */
            who?: string | null;
            action?: components["schemas"]["AuditEntry"];
            mail?: components["schemas"]["TimelineMail"];
            payment?: components["schemas"]["Payment"];
            refund?: components["schemas"]["Refund"];
            parcel?: components["schemas"]["Shipment"];
            note?: components["schemas"]["Note"];
            upload?: components["schemas"]["TimelineUpload"];
            /** @description Whether the artist of a project sees it as well. */
            shared?: boolean;
        };
        /** @description Something that happened; the member named as its kind tells what, `action` also what somebody did that led to it. */
        TimelineEntryInput: {
            kind: components["schemas"]["TimelineKind"];
            /** @description Number among those of its kind. */
            id: number;
            /**
             * Format: unix-time
             * @description When.
             */
            at: number;
            /** @description Name of who did it; null for the shop itself. */
            who?: string | null;
            action?: components["schemas"]["AuditEntryInput"];
            mail?: components["schemas"]["TimelineMailInput"];
            payment?: components["schemas"]["PaymentInput"];
            refund?: components["schemas"]["RefundInput"];
            parcel?: components["schemas"]["ShipmentInput"];
            note?: components["schemas"]["NoteInput"];
            upload?: components["schemas"]["TimelineUpload"];
            /** @description Whether the artist of a project sees it as well. */
            shared?: boolean;
        };
        /**
         * @description What kind of thing happened to a record.
         * @enum {string}
         */
        TimelineKind: "placed" | "action" | "mail" | "payment" | "refund" | "parcel" | "note" | "upload";
        /** @description A mail without its text. */
        TimelineMail: {
            /** @description Number. */
            id: number;
            /** @description To. */
            recipient: string;
            /** @description Subject. */
            subject: string;
            template: components["schemas"]["MailTemplate"];
            status: components["schemas"]["MailStatus"];
        };
        /** @description A mail without its text. */
        TimelineMailInput: Record<string, unknown>;
        /** @description A file that arrived. */
        TimelineUpload: {
            /** @description What it was called. */
            name: string;
            /** @description Bytes. */
            size: number;
            /** @description Title of the track that plays it. */
            track?: string | null;
        };
        /** @description Who carries a parcel and under which number. */
        TrackParcelRequest: {
            tracking_transporter: components["schemas"]["Carrier"];
            /** @description Number on the parcel. */
            tracking_number: string;
            /**
             * Format: uri
             * @description Only when the transporter is not in the list.
             */
            tracking_link?: string | null;
            /**
             * @description Write to the customer if the parcel has left.
             * @default false
             */
            notify?: boolean;
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
        /** @description Which columns of a file hold what, counted from 0. */
        TrackingColumns: {
            /** @description The order's number. */
            order: number | null;
            /** @description The tracking number. */
            number: number | null;
            /** @description The carrier. */
            carrier?: number | null;
            /** @description The address to follow it at. */
            link?: number | null;
        };
        /**
         * @description Rows of an import by what is to be done about them.
         * @enum {string}
         */
        TrackingGroup: "matched" | "unmatched" | "conflicting";
        /** @description A file of tracking numbers. Nothing is written before somebody has seen what it comes to. */
        TrackingImport: {
            /** @description Number. */
            id: number;
            /** @description Name of the file. */
            name: string;
            /** @description Whose orders it is about; any when empty. */
            partner?: components["schemas"]["Partner"] | null;
            status: components["schemas"]["TrackingImportStatus"];
            /** @description Rows. */
            rows_count: number;
            /** @description Rows that can be written. */
            matched?: number;
            /** @description Rows that lead to no order. */
            unmatched?: number;
            /** @description Rows somebody must decide about. */
            conflicting?: number;
            /** @description Rows written. */
            written?: number;
            /** @description Customers are written to. */
            notify?: boolean;
            /** @description Its first row. */
            headings?: string[];
            columns?: components["schemas"]["TrackingColumns"];
            /** @description Who sent it. */
            created_by?: number | null;
            /**
             * Format: unix-time
             * @description When.
             */
            created_at: number;
            /**
             * Format: unix-time
             * @description When it was written.
             */
            finished_at?: number | null;
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description A file of tracking numbers. Nothing is written before somebody has seen what it comes to. */
        TrackingImportInput: Record<string, unknown>;
        /**
         * @description Where an import of tracking numbers stands.
         * @enum {string}
         */
        TrackingImportStatus: "preview" | "writing" | "done" | "cancelled";
        /**
         * @description What a row of an import comes to.
         * @enum {string}
         */
        TrackingOutcome: "ready" | "written" | "same" | "unknown_order" | "no_number" | "unknown_carrier" | "other_number" | "already_sent" | "cancelled" | "not_paid" | "wrong_partner" | "duplicate" | "refused" | "excluded";
        /** @description A row of an import, and what it comes to. */
        TrackingRow: {
            /** @description Number. */
            id: number;
            /** @description Row of the file, from 1. */
            position: number;
            outcome: components["schemas"]["TrackingOutcome"];
            /** @description As the file says. */
            order_number?: string;
            /** @description As the file says. */
            tracking_number?: string;
            /** @description Who carries it. */
            carrier?: components["schemas"]["Carrier"] | null;
            /** @description As the file says. */
            carrier_text?: string;
            /** @description As the file says. */
            tracking_link?: string | null;
            /** @description The order it leads to. */
            order_id?: number | null;
            /** @description Who gets it. */
            customer_name?: string | null;
            /** @description The number that is there already. */
            there?: string | null;
        };
        /** @description Mends a row of an import before it is written. What is left out stays. */
        TrackingRowChange: {
            /** @description The order's number. */
            order_number?: string;
            /** @description Number on the parcel. */
            tracking_number?: string;
            /** @description Who carries it. */
            carrier?: components["schemas"]["Carrier"] | null;
            /** @description Left out. */
            excluded?: boolean;
        };
        /** @description Rows of an import. */
        TrackingRows: {
            /** @description Of one page. */
            rows: components["schemas"]["TrackingRow"][];
            /** @description Of all pages. */
            count: number;
        };
        /** @description The record was changed since in fields that would be written back. */
        UndoConflict: {
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
            /** @description The list the record stands in. */
            resource?: string;
            /** @description These fields as the change left them, in the resource's own shape. */
            expected?: Record<string, unknown>;
            /** @description The same fields as they stand now. */
            current?: Record<string, unknown>;
        };
        /**
         * @description Whether a change can be taken back. Money and mails never can.
         * @enum {string}
         */
        UndoState: "possible" | "undone" | "never";
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
        UploadPurpose: "shop_logo" | "user_picture" | "banner" | "track" | "dispute_evidence" | "payout_file";
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
            /** @description Whether its invoice can be fetched. */
            has_invoice?: boolean;
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
        /** @description A review of one's own, shown or not yet. */
        UserReview: {
            /** @description Number. */
            id: number;
            /** @description What it is about. */
            project_id: number;
            /** @description The name it is signed with. */
            author_name: string;
            /** @description Stars; none for a comment. */
            rating: number | null;
            /** @description The words. */
            text: string;
            lang: components["schemas"]["Language"];
            /** @description The account had a paid order of the release when the review was approved. */
            verified: boolean;
            /**
             * Format: unix-time
             * @description When it was written.
             */
            created_at: number;
            /** @description What the house answers. */
            answer?: string | null;
            /**
             * Format: unix-time
             * @description When it was answered.
             */
            answered_at?: number | null;
            status: components["schemas"]["ReviewStatus"];
        };
        /**
         * @description A private person or a business.
         * @enum {string}
         */
        UserType: "individual" | "professional";
        /**
         * @description Where something stands that counts for a time only, by the clock and the switch.
         * @enum {string}
         */
        ValidityState: "planned" | "running" | "over" | "used_up" | "off";
        /** @description VAT of a country from a day on (§9 EU VAT rates); what was sold keeps the rate it was sold with. */
        VatRate: {
            /** @description Number. */
            id: number;
            country_id: components["schemas"]["Country"];
            /** @description Per cent. */
            rate: number;
            /**
             * Format: date
             * @description First day it counts, today at the earliest; until the next one begins.
             */
            valid_from: string;
            state?: components["schemas"]["RateState"];
            /** @description Counts the saved versions. */
            version?: number;
        };
        /** @description VAT of a country from a day on (§9 EU VAT rates); what was sold keeps the rate it was sold with. */
        VatRateInput: {
            country_id: components["schemas"]["Country"];
            /** @description Per cent. */
            rate: number;
            /**
             * Format: date
             * @description First day it counts, today at the earliest; until the next one begins.
             */
            valid_from: string;
        };
        /**
         * @description VAT of a period by country, rate and currency; credit notes are subtracted. Amounts in euros: sales at home by the rate of their
         *     day, sales to other countries by the rate of the period's last day (Implementing Regulation 2020/194 and article 369h).
         */
        VatReport: {
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
            /** @description The currency of the books. */
            currency: components["schemas"]["Currency"];
            /**
             * Format: money
             * @description All without VAT.
             */
            net: number;
            /**
             * Format: money
             * @description All VAT.
             */
            vat: number;
            /** @description By scheme, country, rate and currency. */
            rows: components["schemas"]["VatReportRow"][];
            /** @description Distance sales to consumers in other EU countries, of the year of the last day. */
            threshold: {
                /** @description The year. */
                year: number;
                /**
                 * Format: money
                 * @description Sales without VAT up to the last day.
                 */
                net: number;
                /**
                 * Format: money
                 * @description Those of the year before.
                 */
                before?: number;
                /**
                 * Format: money
                 * @description From here on the VAT of the destination is due.
                 */
                limit: number;
                /** @description Whether it was passed this year or the year before. */
                exceeded: boolean;
            };
        };
        /** @description The sales of a period to one country, at one rate, in one currency. */
        VatReportRow: {
            scheme: components["schemas"]["VatScheme"];
            country_id: components["schemas"]["Country"];
            /** @description Rate in per cent. */
            vat_rate: number;
            currency: components["schemas"]["Currency"];
            /** @description How many. */
            invoices: number;
            /** @description How many. */
            credit_notes: number;
            /**
             * Format: money
             * @description Without VAT.
             */
            net: number;
            /**
             * Format: money
             * @description VAT.
             */
            vat: number;
            /**
             * Format: money
             * @description With VAT.
             */
            total: number;
            /** @description Units for one euro; none where each document has its own. */
            exchange_rate?: number | null;
            /**
             * Format: money
             * @description Without VAT in the currency of the books.
             */
            net_eur: number;
            /**
             * Format: money
             * @description VAT in the currency of the books.
             */
            vat_eur: number;
        };
        /**
         * @description Where the VAT of a sale is declared; at home, in the one-stop shop of the EU, or nowhere, when it leaves the EU.
         * @enum {string}
         */
        VatScheme: "domestic" | "oss" | "export";
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
            sort: components["schemas"]["ListSort"];
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
            sort: components["schemas"]["ListSort"];
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
            /**
             * Format: unix-time
             * @description Of a view that is a queue in order of time: when its first record came, or is due.
             */
            first_at: number | null;
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
        /** @description A message that the shop writes first. */
        WriteConversationRequest: {
            /** @description Who gets it. */
            name: string;
            /**
             * Format: email
             * @description Where it goes.
             */
            email: string;
            lang: components["schemas"]["Language"];
            topic: components["schemas"]["ContactTopic"];
            /** @description The order it is about. */
            order_id?: number | null;
            /** @description What it is about in a few words. */
            subject: string;
            /** @description The message. */
            text: string;
        };
        /** @description A message to a customer with an account, in her language. */
        WriteToUserRequest: {
            topic: components["schemas"]["ContactTopic"];
            /** @description What it is about in a few words. */
            subject: string;
            /** @description The message. */
            text: string;
        };
        /**
         * Format: uri
         * @description Facebook page.
         */
        artist_facebook: string | null;
        /**
         * Format: uri
         * @description Instagram page.
         */
        artist_instagram: string | null;
        /**
         * Format: uri
         * @description Apple Music page.
         */
        artist_itunes: string | null;
        /**
         * Format: uri
         * @description Spotify page.
         */
        artist_spotify: string | null;
        /**
         * Format: uri
         * @description YouTube channel.
         */
        artist_youtube: string | null;
        /** @description Picture folder of the logo, under /storage/pictures. */
        logo: string | null;
        /**
         * @description Height of the logo in pixels (§9).
         * @default 51
         */
        logo_height: number;
        /**
         * @description Shows only its own look.
         * @default false
         */
        white_label: boolean;
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
        /** @description Number of a change of the order's items. */
        ChangeId: number;
        /** @description What the period is compared with; with nothing when nothing is said. */
        Compare: components["schemas"]["StatsComparison"];
        /** @description Only what goes to this country. */
        CountryId: components["schemas"]["Country"];
        /** @description Where they go; anywhere when left out. */
        CountryQuery: components["schemas"]["Country"];
        /** @description Show prices in this currency; the shop's default is EUR (§9). */
        Currency: components["schemas"]["Currency"];
        /** @description zip, or a track's number and its format. */
        DigitalFileName: string;
        /** @description What to break down by. */
        Dimension: components["schemas"]["SalesDimension"];
        /** @description How many at most. */
        DispatchLimit: number;
        /** @description What the record names the file by. */
        FileKey: string;
        /** @description Name of the file. */
        FileName: string;
        /** @description First day, for the period `range`. */
        From: string;
        /** @description Length of a stretch; what suits the period when nothing is said. At most 750 stretches. */
        Granularity: components["schemas"]["StatsGranularity"];
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
        /** @description A mail about the order. */
        MailId: number;
        /** @description Number of the record. */
        NoteRecord: number;
        /** @description Kind of record. */
        NoteResource: string;
        /** @description Number, end and signature of an offer, as its link has them; with a c before it the number is that of a change of an order. */
        OfferToken: string;
        /** @description How many records to pass over. */
        Offset: number;
        /** @description What to break down by; over time when nothing is said. */
        OptionalDimension: components["schemas"]["SalesDimension"];
        /** @description Only orders whose origin code means this source (§3). */
        Origin: components["schemas"]["OriginSource"];
        /** @description Only orders paid in this currency. */
        PaidIn: components["schemas"]["Currency"];
        /** @description A parcel of the order. */
        ParcelId: number;
        /** @description Place of the part in the file, from 1. */
        PartNumber: number;
        /** @description Only what this partner ships. */
        Partner: components["schemas"]["Partner"];
        /** @description Who is to send them; none for those nobody has. */
        PartnerOrNone: string;
        /** @description Whose orders it is about; any when left out. */
        PartnerQuery: components["schemas"]["Partner"];
        /** @description Which days; the last 28 when nothing is said. */
        Period: components["schemas"]["StatsPeriod"];
        /** @description Only this project. */
        ProjectId: number;
        /** @description Number, end and signature of a quote, as its link has them. */
        QuoteToken: string;
        /** @description Which rates. */
        RateTable: components["schemas"]["RateTable"];
        /** @description Currency the amounts are told in, by the rates of the day of each payment; EUR when nothing is said. */
        ReportCurrency: components["schemas"]["Currency"];
        /** @description Number of the row. */
        RowId: number;
        /** @description What is typed or scanned. */
        SearchText: string;
        /** @description Only what this shop sold. */
        ShopId: number;
        /** @description Where the page begins, as the page before it said. */
        TimelineCursor: string;
        /** @description Only these kinds, with commas between them. */
        TimelineKinds: string;
        /** @description How many entries at most. */
        TimelineLimit: number;
        /** @description Last day, for the period `range`. */
        To: string;
        /** @description Only those. */
        TrackingGroup: components["schemas"]["TrackingGroup"];
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
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            /** @description Kept, to be looked at. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProjectComments: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many records to pass over. */
                offset?: components["parameters"]["Offset"];
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
            /** @description Those that are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listUserReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserReview"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    checkDownloadCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemRequest"];
            };
        };
        responses: {
            /** @description What it gives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    redeemDownloadCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemRequest"];
            };
        };
        responses: {
            /** @description Where the files are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalGift"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    fetchDownload: {
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
                /** @description zip, or a track's number and its format. */
                file: components["parameters"]["DigitalFileName"];
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
            409: components["responses"]["Conflict"];
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
    contact: {
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
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description It has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts and error details (en, fr, zh). */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Number, end and signature of an offer, as its link has them; with a c before it the number is that of a change of an order. */
                token: components["parameters"]["OfferToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer, or what became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    payOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text unique to this attempt. Repeating a call with the same key returns the first answer and does nothing twice. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language of texts and error details (en, fr, zh). */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Number, end and signature of an offer, as its link has them; with a c before it the number is that of a change of an order. */
                token: components["parameters"]["OfferToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferPayRequestInput"];
            };
        };
        responses: {
            /** @description Paid, or 3-D Secure is needed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferPayAnswer"];
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
    calculateQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteCalculateRequestInput"];
            };
        };
        responses: {
            /** @description Its lines and sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteCalculation"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
        };
    };
    requestQuote: {
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
                "application/json": components["schemas"]["QuoteRequestInput"];
            };
        };
        responses: {
            /** @description Its number. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number, end and signature of a quote, as its link has them. */
                token: components["parameters"]["QuoteToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote, or what became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    readQuotePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number, end and signature of a quote, as its link has them. */
                token: components["parameters"]["QuoteToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": ReadableStream<Uint8Array>;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    acceptQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number, end and signature of a quote, as its link has them. */
                token: components["parameters"]["QuoteToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    refuseQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number, end and signature of a quote, as its link has them. */
                token: components["parameters"]["QuoteToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
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
    listPickups: {
        parameters: {
            query: {
                /** @description The country. */
                country_id: components["schemas"]["Country"];
                /** @description Where the customer lives. */
                zip_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most fifty of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pickup"][];
                };
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
    readOrderInvoice: {
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
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": ReadableStream<Uint8Array>;
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
    adminCheckProject: {
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
                "application/json": components["schemas"]["StepMessage"];
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
    adminStartProject: {
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
                "application/json": components["schemas"]["StepMessage"];
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
    adminConfirmProject: {
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
                "application/json": components["schemas"]["StepMessage"];
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
    adminSucceedProject: {
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
                "application/json": components["schemas"]["StepMessage"];
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
    adminFailProject: {
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
                "application/json": components["schemas"]["StepRefusal"];
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
    adminRefuseProject: {
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
                "application/json": components["schemas"]["StepRefusal"];
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
    adminReopenProject: {
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
                "application/json": components["schemas"]["StepRefusal"];
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
    adminResendProjectMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
                /** @description A mail about the order. */
                mail_id: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendMailRequest"];
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
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetProjectTimeline: {
        parameters: {
            query?: {
                /** @description Only these kinds, with commas between them. */
                kinds?: components["parameters"]["TimelineKinds"];
                /** @description Where the page begins, as the page before it said. */
                cursor?: components["parameters"]["TimelineCursor"];
                /** @description How many entries at most. */
                limit?: components["parameters"]["TimelineLimit"];
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
            /** @description A page of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminSetProjectTeam: {
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
                "application/json": components["schemas"]["ProjectTeam"];
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
    adminPrintOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrintRequest"];
            };
        };
        responses: {
            /** @description Record by record, and where the file is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminIssueInvoices: {
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
    adminReadOrderDocuments: {
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
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDocuments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    readPrints: {
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
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": ReadableStream<Uint8Array>;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminHandOverOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverRequest"];
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
    adminClaimOrders: {
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
    adminPauseOrders: {
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
    adminResumeOrders: {
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
    adminPackOrder: {
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
                "application/json": components["schemas"]["PackOrderRequest"];
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
    adminSendParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
                /** @description A parcel of the order. */
                parcel_id: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendParcelRequest"];
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
    adminTrackParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
                /** @description A parcel of the order. */
                parcel_id: components["parameters"]["ParcelId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackParcelRequest"];
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
    adminTakeBackParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
                /** @description A parcel of the order. */
                parcel_id: components["parameters"]["ParcelId"];
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
    adminGetRefundLimit: {
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
            /** @description The limit of who asks, and what of it is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundLimit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminPreviewOrderChange: {
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
                "application/json": components["schemas"]["OrderChangeWishInput"];
            };
        };
        responses: {
            /** @description What it comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderChangePreview"];
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
    adminChangeOrderItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that was edited. A stale one gets 412 with the current record. */
                "if-match"?: components["parameters"]["IfMatch"];
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
                "application/json": components["schemas"]["OrderChangeRequestInput"];
            };
        };
        responses: {
            /** @description The order as it is now. */
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
    adminWithdrawOrderChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
                /** @description Number of a change of the order's items. */
                change_id: components["parameters"]["ChangeId"];
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
    adminPayOrderChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
                /** @description Number of a change of the order's items. */
                change_id: components["parameters"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayManualOrderRequest"];
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
    adminClaimOrder: {
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
    adminTakeOverOrder: {
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
    adminReleaseOrder: {
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
    adminAssignOrder: {
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
                "application/json": components["schemas"]["AssignRequest"];
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
    adminResendMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
                /** @description A mail about the order. */
                mail_id: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendMailRequest"];
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
    adminGetOrderTimeline: {
        parameters: {
            query?: {
                /** @description Only these kinds, with commas between them. */
                kinds?: components["parameters"]["TimelineKinds"];
                /** @description Where the page begins, as the page before it said. */
                cursor?: components["parameters"]["TimelineCursor"];
                /** @description How many entries at most. */
                limit?: components["parameters"]["TimelineLimit"];
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
            /** @description A page of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminGetOrderCustomer: {
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
            /** @description In short. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminGetSales: {
        parameters: {
            query?: {
                /** @description Which days; the last 28 when nothing is said. */
                period?: components["parameters"]["Period"];
                /** @description First day, for the period `range`. */
                from?: components["parameters"]["From"];
                /** @description Last day, for the period `range`. */
                to?: components["parameters"]["To"];
                /** @description What the period is compared with; with nothing when nothing is said. */
                compare?: components["parameters"]["Compare"];
                /** @description Currency the amounts are told in, by the rates of the day of each payment; EUR when nothing is said. */
                currency?: components["parameters"]["ReportCurrency"];
                /** @description Only what this shop sold. */
                shop_id?: components["parameters"]["ShopId"];
                /** @description Only this project. */
                project_id?: components["parameters"]["ProjectId"];
                /** @description Only what goes to this country. */
                country_id?: components["parameters"]["CountryId"];
                /** @description Only what this partner ships. */
                partner?: components["parameters"]["Partner"];
                /** @description Only orders whose origin code means this source (§3). */
                origin?: components["parameters"]["Origin"];
                /** @description Only orders paid in this currency. */
                paid_in?: components["parameters"]["PaidIn"];
                /** @description Length of a stretch; what suits the period when nothing is said. At most 750 stretches. */
                granularity?: components["parameters"]["Granularity"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The period, what it is compared with, and its stretches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sales"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetSalesBreakdown: {
        parameters: {
            query: {
                /** @description Which days; the last 28 when nothing is said. */
                period?: components["parameters"]["Period"];
                /** @description First day, for the period `range`. */
                from?: components["parameters"]["From"];
                /** @description Last day, for the period `range`. */
                to?: components["parameters"]["To"];
                /** @description What the period is compared with; with nothing when nothing is said. */
                compare?: components["parameters"]["Compare"];
                /** @description Currency the amounts are told in, by the rates of the day of each payment; EUR when nothing is said. */
                currency?: components["parameters"]["ReportCurrency"];
                /** @description Only what this shop sold. */
                shop_id?: components["parameters"]["ShopId"];
                /** @description Only this project. */
                project_id?: components["parameters"]["ProjectId"];
                /** @description Only what goes to this country. */
                country_id?: components["parameters"]["CountryId"];
                /** @description Only what this partner ships. */
                partner?: components["parameters"]["Partner"];
                /** @description Only orders whose origin code means this source (§3). */
                origin?: components["parameters"]["Origin"];
                /** @description Only orders paid in this currency. */
                paid_in?: components["parameters"]["PaidIn"];
                /** @description What to break down by. */
                dimension: components["parameters"]["Dimension"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesBreakdown"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetSalesTable: {
        parameters: {
            query?: {
                /** @description Which days; the last 28 when nothing is said. */
                period?: components["parameters"]["Period"];
                /** @description First day, for the period `range`. */
                from?: components["parameters"]["From"];
                /** @description Last day, for the period `range`. */
                to?: components["parameters"]["To"];
                /** @description What the period is compared with; with nothing when nothing is said. */
                compare?: components["parameters"]["Compare"];
                /** @description Currency the amounts are told in, by the rates of the day of each payment; EUR when nothing is said. */
                currency?: components["parameters"]["ReportCurrency"];
                /** @description Only what this shop sold. */
                shop_id?: components["parameters"]["ShopId"];
                /** @description Only this project. */
                project_id?: components["parameters"]["ProjectId"];
                /** @description Only what goes to this country. */
                country_id?: components["parameters"]["CountryId"];
                /** @description Only what this partner ships. */
                partner?: components["parameters"]["Partner"];
                /** @description Only orders whose origin code means this source (§3). */
                origin?: components["parameters"]["Origin"];
                /** @description Only orders paid in this currency. */
                paid_in?: components["parameters"]["PaidIn"];
                /** @description Length of a stretch; what suits the period when nothing is said. At most 750 stretches. */
                granularity?: components["parameters"]["Granularity"];
                /** @description What to break down by; over time when nothing is said. */
                dimension?: components["parameters"]["OptionalDimension"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    adminEditShopLook: {
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
                    "application/json": components["schemas"]["ShopLook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminListLooks: {
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
                    "application/json": components["schemas"]["ShopLook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetLook: {
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
                    "application/json": components["schemas"]["ShopLook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateLook: {
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
                "application/json": components["schemas"]["ShopLookInput"];
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
                    "application/json": components["schemas"]["ShopLook"];
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
    adminDeleteLook: {
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
                    "application/json": components["schemas"]["ShopLook"];
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
    adminPublishLook: {
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
                    "application/json": components["schemas"]["ShopLook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
    adminListManualOrders: {
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
                    "application/json": components["schemas"]["ManualOrder"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateManualOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManualOrderDraftInput"];
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
                    "application/json": components["schemas"]["ManualOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminFindManualItems: {
        parameters: {
            query: {
                /** @description What is typed or scanned. */
                q: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches, at most twenty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualOrderItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminFindKnownCustomers: {
        parameters: {
            query: {
                /** @description What is typed or scanned. */
                q: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches, at most twenty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownCustomer"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCalculateManualOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManualOrderDraftInput"];
            };
        };
        responses: {
            /** @description Its sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualOrderCalculation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetManualOrder: {
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
                    "application/json": components["schemas"]["ManualOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateManualOrder: {
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
                "application/json": components["schemas"]["ManualOrderDraftInput"];
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
                    "application/json": components["schemas"]["ManualOrder"];
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
    adminOfferManualOrder: {
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
                "application/json": components["schemas"]["OfferManualOrderRequest"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualOrder"];
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
    adminRevokeManualOffer: {
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
                    "application/json": components["schemas"]["ManualOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminPayManualOrder: {
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
                "application/json": components["schemas"]["PayManualOrderRequest"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualOrder"];
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
    adminConvertManualOrder: {
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
                "application/json": components["schemas"]["ConvertManualOrderRequest"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualOrder"];
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
    adminDuplicateManualOrder: {
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
                    "application/json": components["schemas"]["ManualOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminCancelManualOrder: {
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
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualOrder"];
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
    adminOrderAgain: {
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
            /** @description The draft. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
    adminListInvoices: {
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
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminReadVatReport: {
        parameters: {
            query: {
                /** @description First day of the period. */
                from: string;
                /** @description Last day of the period. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VatReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminDownloadVatReport: {
        parameters: {
            query: {
                /** @description First day of the period. */
                from: string;
                /** @description Last day of the period. */
                to: string;
                /** @description What file is made. */
                format: "csv" | "xlsx";
            };
            header?: never;
            path?: never;
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetInvoice: {
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
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminReadInvoicePdf: {
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
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": ReadableStream<Uint8Array>;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminListCarriers: {
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
                    "application/json": components["schemas"]["CarrierEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetCarrier: {
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
                    "application/json": components["schemas"]["CarrierEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateCarrier: {
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
                "application/json": components["schemas"]["CarrierEntryInput"];
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
                    "application/json": components["schemas"]["CarrierEntry"];
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
    adminListPickups: {
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
                    "application/json": components["schemas"]["Pickup"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreatePickup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PickupInput"];
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
                    "application/json": components["schemas"]["Pickup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetPickup: {
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
                    "application/json": components["schemas"]["Pickup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdatePickup: {
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
                "application/json": components["schemas"]["PickupInput"];
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
                    "application/json": components["schemas"]["Pickup"];
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
    adminDeletePickup: {
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
                    "application/json": components["schemas"]["Pickup"];
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
    adminListItems: {
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
                    "application/json": components["schemas"]["CatalogueItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetItem: {
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
                    "application/json": components["schemas"]["CatalogueItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminListBarcodes: {
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
                    "application/json": components["schemas"]["Barcode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateBarcode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BarcodeInput"];
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
                    "application/json": components["schemas"]["Barcode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetBarcode: {
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
                    "application/json": components["schemas"]["Barcode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateBarcode: {
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
                "application/json": components["schemas"]["BarcodeInput"];
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
                    "application/json": components["schemas"]["Barcode"];
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
    adminDeleteBarcode: {
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
                    "application/json": components["schemas"]["Barcode"];
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
    adminListNotes: {
        parameters: {
            query: {
                /** @description Kind of record. */
                resource: components["parameters"]["NoteResource"];
                /** @description Number of the record. */
                record_id: components["parameters"]["NoteRecord"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminCreateNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteInput"];
            };
        };
        responses: {
            /** @description Written. */
            201: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminUpdateNote: {
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
                "application/json": components["schemas"]["NoteChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
        };
    };
    adminDeleteNote: {
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
            /** @description Gone. */
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
    adminListMentions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first; at most 50. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mention"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminSeeMentions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteSubject"];
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminListColleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleague"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    adminListSellers: {
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
                    "application/json": components["schemas"]["LegalEntity"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalEntityInput"];
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
                    "application/json": components["schemas"]["LegalEntity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetSeller: {
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
                    "application/json": components["schemas"]["LegalEntity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateSeller: {
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
                "application/json": components["schemas"]["LegalEntityInput"];
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
                    "application/json": components["schemas"]["LegalEntity"];
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
    adminDeleteSeller: {
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
                    "application/json": components["schemas"]["LegalEntity"];
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
    adminListLimits: {
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
                    "application/json": components["schemas"]["Limit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetLimit: {
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
                    "application/json": components["schemas"]["Limit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateLimit: {
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
                "application/json": components["schemas"]["LimitInput"];
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
                    "application/json": components["schemas"]["Limit"];
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
    adminListConversations: {
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
                    "application/json": components["schemas"]["Conversation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteConversationRequest"];
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetConversation: {
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateConversation: {
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
                "application/json": components["schemas"]["ConversationInput"];
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
                    "application/json": components["schemas"]["Conversation"];
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
    adminAnswerConversation: {
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
                "application/json": components["schemas"]["AnswerConversationRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
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
    adminCloseConversation: {
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
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminReopenConversation: {
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
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminWriteToUser: {
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
                "application/json": components["schemas"]["WriteToUserRequest"];
            };
        };
        responses: {
            /** @description The conversation as it is now. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
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
    adminListPromoCodes: {
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
                    "application/json": components["schemas"]["PromoCode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreatePromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeInput"];
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
                    "application/json": components["schemas"]["PromoCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetPromoCode: {
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
                    "application/json": components["schemas"]["PromoCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdatePromoCode: {
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
                "application/json": components["schemas"]["PromoCodeInput"];
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
                    "application/json": components["schemas"]["PromoCode"];
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
    adminDeletePromoCode: {
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
                    "application/json": components["schemas"]["PromoCode"];
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
    adminListAlerts: {
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
                    "application/json": components["schemas"]["AlertEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertEntryInput"];
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
                    "application/json": components["schemas"]["AlertEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetAlert: {
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
                    "application/json": components["schemas"]["AlertEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateAlert: {
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
                "application/json": components["schemas"]["AlertEntryInput"];
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
                    "application/json": components["schemas"]["AlertEntry"];
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
    adminDeleteAlert: {
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
                    "application/json": components["schemas"]["AlertEntry"];
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
    adminListBanners: {
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
                    "application/json": components["schemas"]["BannerEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BannerEntryInput"];
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
                    "application/json": components["schemas"]["BannerEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetBanner: {
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
                    "application/json": components["schemas"]["BannerEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateBanner: {
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
                "application/json": components["schemas"]["BannerEntryInput"];
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
                    "application/json": components["schemas"]["BannerEntry"];
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
    adminDeleteBanner: {
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
                    "application/json": components["schemas"]["BannerEntry"];
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
    adminListReviews: {
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
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetReview: {
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
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminDeleteReview: {
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
                    "application/json": components["schemas"]["Review"];
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
    adminApproveReviews: {
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
    adminRefuseReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseReviewsRequest"];
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
    adminApproveReview: {
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
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminRefuseReview: {
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
                "application/json": components["schemas"]["RefuseReviewRequest"];
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
                    "application/json": components["schemas"]["Review"];
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
    adminAnswerReview: {
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
                "application/json": components["schemas"]["AnswerReviewRequest"];
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
                    "application/json": components["schemas"]["Review"];
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
    adminListDigitalReleases: {
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
                    "application/json": components["schemas"]["DigitalRelease"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateDigitalRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DigitalReleaseInput"];
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
                    "application/json": components["schemas"]["DigitalRelease"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetDigitalRelease: {
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
                    "application/json": components["schemas"]["DigitalRelease"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateDigitalRelease: {
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
                "application/json": components["schemas"]["DigitalReleaseInput"];
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
                    "application/json": components["schemas"]["DigitalRelease"];
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
    adminDeleteDigitalRelease: {
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
                    "application/json": components["schemas"]["DigitalRelease"];
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
    adminGenerateCodes: {
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
                "application/json": components["schemas"]["GenerateCodesRequest"];
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeBatch"];
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
    adminListDigitalDistributions: {
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
                    "application/json": components["schemas"]["DigitalDistribution"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetDigitalDistribution: {
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
                    "application/json": components["schemas"]["DigitalDistribution"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminMoveDistributions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveDistributionsRequest"];
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
    adminMoveDistribution: {
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
                "application/json": components["schemas"]["MoveDistributionRequest"];
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
                    "application/json": components["schemas"]["DigitalDistribution"];
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
    adminListCodeBatches: {
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
                    "application/json": components["schemas"]["CodeBatch"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetCodeBatch: {
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
                    "application/json": components["schemas"]["CodeBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminRevokeCodeBatch: {
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
                "application/json": components["schemas"]["Reason"];
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
                    "application/json": components["schemas"]["CodeBatch"];
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
    adminLinkCodes: {
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
                    "application/json": components["schemas"]["FileLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    downloadCodes: {
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
            /** @description CSV, as an attachment. */
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
            409: components["responses"]["Conflict"];
        };
    };
    adminListDownloadCodes: {
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
                    "application/json": components["schemas"]["DownloadCode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetDownloadCode: {
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
                    "application/json": components["schemas"]["DownloadCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminRevokeCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeCodesRequest"];
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
    adminRevokeCode: {
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
                "application/json": components["schemas"]["Reason"];
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
                    "application/json": components["schemas"]["DownloadCode"];
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
    adminListDigitalDownloads: {
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
                    "application/json": components["schemas"]["DigitalDownload"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetDigitalDownload: {
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
                    "application/json": components["schemas"]["DigitalDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminListVatRates: {
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
                    "application/json": components["schemas"]["VatRate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateVatRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatRateInput"];
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
                    "application/json": components["schemas"]["VatRate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetVatRate: {
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
                    "application/json": components["schemas"]["VatRate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateVatRate: {
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
                "application/json": components["schemas"]["VatRateInput"];
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
                    "application/json": components["schemas"]["VatRate"];
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
    adminDeleteVatRate: {
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
                    "application/json": components["schemas"]["VatRate"];
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
    adminListFxRates: {
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
                    "application/json": components["schemas"]["FxRate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateFxRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FxRateInput"];
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
                    "application/json": components["schemas"]["FxRate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetFxRate: {
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
                    "application/json": components["schemas"]["FxRate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateFxRate: {
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
                "application/json": components["schemas"]["FxRateInput"];
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
                    "application/json": components["schemas"]["FxRate"];
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
    adminDeleteFxRate: {
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
                    "application/json": components["schemas"]["FxRate"];
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
    adminListShippingRates: {
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
                    "application/json": components["schemas"]["ShippingRate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateShippingRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingRateInput"];
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
                    "application/json": components["schemas"]["ShippingRate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetShippingRate: {
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
                    "application/json": components["schemas"]["ShippingRate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateShippingRate: {
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
                "application/json": components["schemas"]["ShippingRateInput"];
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
                    "application/json": components["schemas"]["ShippingRate"];
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
    adminDeleteShippingRate: {
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
                    "application/json": components["schemas"]["ShippingRate"];
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
    adminListQuotes: {
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
                    "application/json": components["schemas"]["Quote"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteDraftInput"];
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
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminCalculateQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteCostingRequestInput"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteCosting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetQuote: {
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
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateQuote: {
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
                "application/json": components["schemas"]["QuoteDraftInput"];
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
                    "application/json": components["schemas"]["Quote"];
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
    adminSendQuote: {
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
                "application/json": components["schemas"]["SendQuoteRequest"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
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
    adminRevokeQuote: {
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
                    "application/json": components["schemas"]["Quote"];
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
    adminRepriceQuote: {
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
                    "application/json": components["schemas"]["Quote"];
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
    adminAnswerQuote: {
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
                "application/json": components["schemas"]["AnswerQuoteRequest"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
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
    adminDuplicateQuote: {
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
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminTurnQuoteIntoProject: {
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
                "application/json": components["schemas"]["QuoteProjectRequest"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
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
    adminReadQuotePdf: {
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
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": ReadableStream<Uint8Array>;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminListQuotePrices: {
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
                    "application/json": components["schemas"]["QuotePrice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateQuotePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotePriceInput"];
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
                    "application/json": components["schemas"]["QuotePrice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminReadQuotePriceEffect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotePriceInput"];
            };
        };
        responses: {
            /** @description What it comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminReadVatRateEffect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatRateInput"];
            };
        };
        responses: {
            /** @description What it comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminPreviewRates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which rates. */
                table: components["parameters"]["RateTable"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateImportRequest"];
            };
        };
        responses: {
            /** @description What it comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminImportRates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which rates. */
                table: components["parameters"]["RateTable"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateImportRequest"];
            };
        };
        responses: {
            /** @description What it comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetQuotePrice: {
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
                    "application/json": components["schemas"]["QuotePrice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateQuotePrice: {
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
                "application/json": components["schemas"]["QuotePriceInput"];
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
                    "application/json": components["schemas"]["QuotePrice"];
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
    adminDeleteQuotePrice: {
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
                    "application/json": components["schemas"]["QuotePrice"];
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
    adminListBatches: {
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
                    "application/json": components["schemas"]["Batch"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRequest"];
            };
        };
        responses: {
            /** @description Made; its stock is allocated. */
            201: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminCheckStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRequest"];
            };
        };
        responses: {
            /** @description What would be short. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetBatch: {
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
                    "application/json": components["schemas"]["Batch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdateBatch: {
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
                "application/json": components["schemas"]["BatchInput"];
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
                    "application/json": components["schemas"]["Batch"];
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
    adminCheckBatch: {
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
                    "application/json": components["schemas"]["Batch"];
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
    adminHandOverBatch: {
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
                    "application/json": components["schemas"]["Batch"];
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
    adminPushBatch: {
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
                    "application/json": components["schemas"]["Batch"];
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
    adminCloseBatch: {
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
                    "application/json": components["schemas"]["Batch"];
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
    adminCancelBatch: {
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
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
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
    adminRemoveFromBatch: {
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
                "application/json": components["schemas"]["ShopOrderIds"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
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
    adminLinkBatch: {
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
                    "application/json": components["schemas"]["FileLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    downloadBatch: {
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
    adminListPartners: {
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
                    "application/json": components["schemas"]["FulfilmentPartner"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetPartner: {
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
                    "application/json": components["schemas"]["FulfilmentPartner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdatePartner: {
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
                "application/json": components["schemas"]["FulfilmentPartnerInput"];
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
                    "application/json": components["schemas"]["FulfilmentPartner"];
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
    adminPreviewMap: {
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
                "application/json": components["schemas"]["MapPreviewRequest"];
            };
        };
        responses: {
            /** @description Rows of orders there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminListPartnerStocks: {
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
                    "application/json": components["schemas"]["PartnerStock"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreatePartnerStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerStockInput"];
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
                    "application/json": components["schemas"]["PartnerStock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetPartnerStock: {
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
                    "application/json": components["schemas"]["PartnerStock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminUpdatePartnerStock: {
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
                "application/json": components["schemas"]["PartnerStockInput"];
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
                    "application/json": components["schemas"]["PartnerStock"];
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
    adminDeletePartnerStock: {
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
                    "application/json": components["schemas"]["PartnerStock"];
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
    adminListTrackingImports: {
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
                    "application/json": components["schemas"]["TrackingImport"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateTrackingImport: {
        parameters: {
            query: {
                /** @description Name of the file. */
                name: components["parameters"]["FileName"];
                /** @description Whose orders it is about; any when left out. */
                partner?: components["parameters"]["PartnerQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": File | Blob;
            };
        };
        responses: {
            /** @description Read and matched; nothing is written yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminGetTrackingImport: {
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
                    "application/json": components["schemas"]["TrackingImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminSetTrackingColumns: {
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
                "application/json": components["schemas"]["TrackingColumns"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingImport"];
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
    adminListTrackingRows: {
        parameters: {
            query?: {
                /** @description Only those. */
                group?: components["parameters"]["TrackingGroup"];
                /** @description How many records to pass over. */
                offset?: components["parameters"]["Offset"];
                /** @description How many records at most. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingRows"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminChangeTrackingRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's number. */
                id: components["parameters"]["Id"];
                /** @description Number of the row. */
                row_id: components["parameters"]["RowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingRowChange"];
            };
        };
        responses: {
            /** @description The row as it is matched now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingRow"];
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
    adminApplyTracking: {
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
                "application/json": components["schemas"]["ApplyTrackingRequest"];
            };
        };
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    /** @description The record's version; send it as If-Match when updating. */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingImport"];
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
    adminCancelTracking: {
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
                    "application/json": components["schemas"]["TrackingImport"];
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
    adminLinkTrackingReport: {
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
                    "application/json": components["schemas"]["FileLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    downloadTrackingReport: {
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
    adminDispatchBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By partner and destination. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DispatchBoard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminDispatchOrders: {
        parameters: {
            query: {
                /** @description Who is to send them; none for those nobody has. */
                partner: components["parameters"]["PartnerOrNone"];
                /** @description Where they go; anywhere when left out. */
                country_id?: components["parameters"]["CountryQuery"];
                /** @description How many at most. */
                limit?: components["parameters"]["DispatchLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The longest paid first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DispatchOrder"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminAssignPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignPartnerRequest"];
            };
        };
        responses: {
            /** @description What came of it. */
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
    adminMyPackSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open and paused ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminOpenPack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenPackRequest"];
            };
        };
        responses: {
            /** @description Begun, or gone on with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackSession"];
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
    adminPackEvent: {
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
                "application/json": components["schemas"]["PackEvent"];
            };
        };
        responses: {
            /** @description The session after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackSession"];
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
    adminPausePack: {
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
            /** @description Paused; anybody may go on with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminGiveUpPack: {
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
            /** @description The order is free again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminListBulk: {
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
                    "application/json": components["schemas"]["Bulk"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminCreateBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkRequest"];
            };
        };
        responses: {
            /** @description It waits for its turn. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    adminListBulkRecords: {
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
                    "application/json": components["schemas"]["BulkRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    adminGetBulkRecord: {
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
                    "application/json": components["schemas"]["BulkRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminGetBulk: {
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
                    "application/json": components["schemas"]["Bulk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    adminCancelBulk: {
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
            /** @description The bulk job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bulk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    adminListUndo: {
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
    adminUndoMany: {
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
            /** @description Change by change. */
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
    adminGetUndo: {
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
    adminUndo: {
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
            /** @description The undo, as it stands in the history. */
            200: {
                headers: {
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
            /** @description It was changed since, is undone already, or can never be undone. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UndoConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
        };
    };
}
